export type { Campground, CampgroundPhoto } from './catalog/campground.ts'
export {
  ATTRACTION_TYPES,
  campground,
  CAMPGROUND_TYPES,
  campgroundPhoto,
  MOST_PHOTOS,
  PHOTO_HOST,
} from './catalog/campground.ts'
export type { CatalogCounts } from './catalog/counts.ts'
export { catalogCounts } from './catalog/counts.ts'
export type { DuckSeason } from './catalog/duck-season.ts'
export { duckSeason } from './catalog/duck-season.ts'
export type { HuntingSeasons } from './catalog/hunting-seasons.ts'
export { huntingSeasons } from './catalog/hunting-seasons.ts'
export type { Park } from './catalog/park.ts'
export { park } from './catalog/park.ts'
export type { County, Town } from './catalog/place.ts'
export { county, town } from './catalog/place.ts'
export type { Dispute, Region } from './catalog/source.ts'
export { arkansasPosition, confidence, dispute, region, REGIONS, slug, source, sources } from './catalog/source.ts'
export type { Trail, TrailDetail, TrailLine } from './catalog/trail.ts'
export { DIFFICULTIES, season, trail, TRAIL_FEATURES, trailDetail, trailLine, trailUse } from './catalog/trail.ts'
export type { AccessPoint, FlowBands, StageBands, Waterway, WaterwayContact } from './catalog/waterway.ts'
export {
  ACCESS_KINDS,
  accessPoint,
  CONTACT_KINDS,
  FLOAT_LEVELS,
  flowBands,
  stageBands,
  waterway,
  WATERWAY_TYPES,
  waterwayContact,
} from './catalog/waterway.ts'
export type { Wma } from './catalog/wma.ts'
export { wma } from './catalog/wma.ts'
export type {
  ApiError,
  BodyOf,
  Endpoint,
  ErrorCode,
  ErrorOf,
  HeadersOf,
  Method,
  Offline,
  OutputOf,
  ParamsOf,
  QueryOf,
  Who,
} from './endpoint.ts'
export { apiError, COMMON_ERRORS, defineEndpoint, ERROR_CODES } from './endpoint.ts'
export { getDocs, getOpenApi } from './endpoints/about.ts'
export { ENDPOINTS } from './endpoints/all.ts'
export type { Health } from './endpoints/health.ts'
export { getHealth, getLiveness, getReadiness, health } from './endpoints/health.ts'
export type { PlaceNoun } from './endpoints/places.ts'
export {
  getAccessPoint,
  getCampground,
  getPark,
  getWaterway,
  getWma,
  listAccessPoints,
  listCampgrounds,
  listParks,
  listWaterways,
  listWmas,
  PLACE_NOUNS,
  placeQuery,
} from './endpoints/places.ts'
export type { Activity, TrailLines } from './endpoints/trails.ts'
export {
  ACTIVITIES,
  ACTIVITY_USES,
  getTrail,
  getTrailGpx,
  HUNTING_WITHIN_MILES,
  listTrailLines,
  listTrails,
  trailLines,
} from './endpoints/trails.ts'
export type { CampgroundAlert, CampgroundWatchState } from './endpoints/campground-alerts.ts'
export { campgroundAlert, listCampgroundAlerts, seeCampgroundAlert } from './endpoints/campground-alerts.ts'
export type {
  AvailabilityProblem,
  AvailabilitySourceName,
  CampgroundAvailability,
  FreeSite,
} from './endpoints/campground-availability.ts'
export {
  campgroundAvailability,
  getCampgroundAvailability,
  listCampgroundAvailability,
} from './endpoints/campground-availability.ts'
export type {
  CampgroundCorrection,
  CampgroundReport,
  CorrectionKind,
  OpenCorrection,
  ReportToModerate,
  SeenStatus,
} from './endpoints/campground-reports.ts'
export {
  CAMPGROUND_TEXT_LENGTH,
  campgroundCorrection,
  campgroundReceipt,
  campgroundReport,
  CORRECTION_KINDS,
  listCampgroundWords,
  removeCampgroundReport,
  SEEN_STATUSES,
  sendCampgroundCorrection,
  sendCampgroundReport,
  settleCampgroundCorrection,
} from './endpoints/campground-reports.ts'
export type { CampgroundRatings, ModeratedReview, PublicReview } from './endpoints/campground-reviews.ts'
export {
  campgroundRatings,
  getMyReviewState,
  listCampgroundRatings,
  listCampgroundReviews,
  listReviewsToModerate,
  moderateCampgroundReview,
} from './endpoints/campground-reviews.ts'
export { REVIEW_TEXT_LENGTH } from './synced/campgrounds.ts'
export type { GaugeDetail, GaugeReading, GaugeService, GaugeServiceState, ServiceProblem } from './endpoints/gauges.ts'
export {
  gaugeDetail,
  gaugeId,
  gaugeIdOf,
  gaugeReading,
  getGauge,
  listGauges,
  serviceState,
} from './endpoints/gauges.ts'
export type { WaterAlert, WaterWatchState } from './endpoints/water-alerts.ts'
export { listWaterAlerts, seeWaterAlert, waterAlert, waterWatchState } from './endpoints/water-alerts.ts'
export { WATER_PLACES } from './synced/water.ts'
export type { Weather, WeatherPeriod, WeatherWarning } from './endpoints/weather.ts'
export { createRealtimeSecret, type RealtimeSecret } from './endpoints/realtime.ts'
export { getWeather, weather } from './endpoints/weather.ts'
export type { ReportedClosure } from './endpoints/reported-closures.ts'
export { CLOSURE_REPORT_DAYS, listReportedClosures, reportedClosure } from './endpoints/reported-closures.ts'
export type { ReportKind, TrailReport, TrailReportReceipt } from './endpoints/trail-reports.ts'
export {
  KINDS_WITH_WORDS,
  REPORT_KINDS,
  REPORT_TEXT_LENGTH,
  sendTrailReport,
  trailReport,
  trailReportReceipt,
} from './endpoints/trail-reports.ts'
export { LEAD_PHONE_LENGTH, LEAD_WORDS } from './endpoints/lead-words.ts'
export type { KeptLead, UserLead } from './endpoints/user-leads.ts'
export {
  deleteUserLead,
  exportUserLeads,
  LEAD_KEPT_MONTHS,
  listUserLeads,
  removeUserLead,
  sendUserLead,
  userLead,
} from './endpoints/user-leads.ts'
export type { Session } from './account/session.ts'
export { session } from './account/session.ts'
export type { Tokens } from './account/tokens.ts'
export { APP_HEADER } from './account/app-header.ts'
export { ACCESS_TOKEN_S, REFRESH_GRACE_S, SESSION_IDLE_DAYS, tokens } from './account/tokens.ts'
export type { Registration, User, VehicleType } from './account/user.ts'
export {
  credentials,
  PASSWORD_LENGTH,
  registration,
  RESERVED_NAMES,
  ROLE_IDS,
  user,
  username,
  VEHICLE_TYPES,
} from './account/user.ts'
export {
  changeEmail,
  changePassword,
  changeUser,
  deleteAccount,
  exportAccount,
  getUser,
  login,
  logout,
  refreshSession,
  register,
} from './endpoints/auth.ts'
export { endSession, listSessions } from './endpoints/sessions.ts'
export { finishProviderLogin, startProviderLogin } from './endpoints/sign-in-provider.ts'
export type { SyncedNoun, SyncedRecord } from './endpoints/synced.ts'
export {
  getTripContext,
  listChanges,
  putTripContext,
  SYNCED,
  SYNCED_MOST_MB,
  SYNCED_NOUNS,
} from './endpoints/synced.ts'
export type { Tombstone } from './synced/envelope.ts'
export { tombstone } from './synced/envelope.ts'
export type { RideTrack } from './synced/ride.ts'
export { PACKED_TRACK_LENGTH, rideTrack } from './synced/ride.ts'
export { RIDE_PHOTO_BYTES, RIDE_PHOTO_PIXELS } from './synced/ride-photo-limits.ts'
export type { KeptTripContext, TripContext } from './synced/trip-context.ts'
export { keptTripContext, TRIP_CONTEXT_LIMITS, tripContext } from './synced/trip-context.ts'
export type { FieldGuide, FlowVerdict, Guide, GuideFlow, GuideSection } from './catalog/field-guide.ts'
export { fieldGuide, FLOW_VERDICTS, guide, GUIDE_SECTIONS, GUIDE_STEP_LENGTH } from './catalog/field-guide.ts'
export type { Alert, MessageProof, NewAlert, SentPosition } from './emergency/alert.ts'
export {
  alert,
  alertEnd,
  alertRecipient,
  messageProof,
  newAlert,
  POSITIONS_A_CALL,
  RETENTION_DAYS,
  sentPosition,
  serverAlertEvent,
} from './emergency/alert.ts'
export type {
  AddressState,
  ContactAddress,
  ContactRole,
  EmergencyContact,
  EmergencyContactFields,
  MessageChannels,
} from './emergency/contact.ts'
export {
  ADDRESS_STATES,
  CONTACT_ROLES,
  contactFields,
  emergencyContact,
  messageChannels,
  MOST_CONTACTS,
  phoneNumber,
} from './emergency/contact.ts'
export type { LinkPage } from './emergency/link.ts'
export { LINK_PAGES, secretToken } from './emergency/link.ts'
export type { RidePlan, RidePlanFields } from './emergency/ride-plan.ts'
export { ridePlan, ridePlanFields } from './emergency/ride-plan.ts'
export type { AlertPage, ShownPosition } from './endpoints/alert-pages.ts'
export { acknowledgeAlertPage, alertPage, closeAlertPage, getAlertPage } from './endpoints/alert-pages.ts'
export { closeAlert, getAlert, listAlerts, makeAlertPass, raiseAlert, sendAlertPositions } from './endpoints/alerts.ts'
export type { ContactConfirmation } from './endpoints/emergency-contacts.ts'
export {
  answerContactConfirmation,
  askEmergencyContact,
  getContactConfirmation,
  listEmergencyContacts,
  putEmergencyContact,
  removeEmergencyContact,
} from './endpoints/emergency-contacts.ts'
export type { LivePage, LiveShare } from './endpoints/live-shares.ts'
export {
  getLivePage,
  LIVE_SHARE,
  listLiveShares,
  livePage,
  putLiveShare,
  sendLivePositions,
  stopLiveShare,
} from './endpoints/live-shares.ts'
export type { PushMessage, PushSubscriptionFields } from './endpoints/push.ts'
export { getPushKey, pushMessage, pushSubscription, subscribePush, unsubscribePush } from './endpoints/push.ts'
export type { CheckInPage } from './endpoints/ride-plans.ts'
export {
  answerCheckInPage,
  checkInPage,
  checkInRidePlan,
  closeRidePlan,
  extendRidePlan,
  getCheckInPage,
  listRidePlans,
  putRidePlan,
  sendRidePlanPositions,
} from './endpoints/ride-plans.ts'
