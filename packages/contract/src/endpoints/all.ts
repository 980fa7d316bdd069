import type { Endpoint } from '../endpoint.ts'
import {
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
} from './auth.ts'
import { getDocs, getOpenApi } from './about.ts'
import { acknowledgeAlertPage, closeAlertPage, getAlertPage } from './alert-pages.ts'
import { closeAlert, getAlert, listAlerts, makeAlertPass, raiseAlert, sendAlertPositions } from './alerts.ts'
import { listCampgroundAlerts, seeCampgroundAlert } from './campground-alerts.ts'
import { getCampgroundAvailability, listCampgroundAvailability } from './campground-availability.ts'
import {
  listCampgroundWords,
  removeCampgroundReport,
  sendCampgroundCorrection,
  sendCampgroundReport,
  settleCampgroundCorrection,
} from './campground-reports.ts'
import {
  getMyReviewState,
  listCampgroundRatings,
  listCampgroundReviews,
  listReviewsToModerate,
  moderateCampgroundReview,
} from './campground-reviews.ts'
import { getGauge, listGauges } from './gauges.ts'
import {
  answerContactConfirmation,
  askEmergencyContact,
  getContactConfirmation,
  listEmergencyContacts,
  putEmergencyContact,
  removeEmergencyContact,
} from './emergency-contacts.ts'
import { getHealth, getLiveness, getReadiness } from './health.ts'
import { getLivePage, listLiveShares, putLiveShare, sendLivePositions, stopLiveShare } from './live-shares.ts'
import {
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
} from './places.ts'
import { getPushKey, subscribePush, unsubscribePush } from './push.ts'
import {
  answerCheckInPage,
  checkInRidePlan,
  closeRidePlan,
  extendRidePlan,
  getCheckInPage,
  listRidePlans,
  putRidePlan,
  sendRidePlanPositions,
} from './ride-plans.ts'
import { createRealtimeSecret } from './realtime.ts'
import { endSession, listSessions } from './sessions.ts'
import { finishProviderLogin, startProviderLogin } from './sign-in-provider.ts'
import { getTripContext, listChanges, putTripContext, SYNCED } from './synced.ts'
import { listReportedClosures } from './reported-closures.ts'
import { sendTrailReport } from './trail-reports.ts'
import { getTrail, getTrailGpx, listTrailLines, listTrails } from './trails.ts'
import { listWaterAlerts, seeWaterAlert } from './water-alerts.ts'
import { getWeather } from './weather.ts'
import { deleteUserLead, exportUserLeads, listUserLeads, removeUserLead, sendUserLead } from './user-leads.ts'

/** Every call of the API. The server refuses to start while one of them is not implemented. */
export const ENDPOINTS: readonly Endpoint[] = [
  listTrails,
  getTrail,
  getTrailGpx,
  listTrailLines,
  listCampgrounds,
  getCampground,
  listWmas,
  getWma,
  listParks,
  getPark,
  listWaterways,
  getWaterway,
  listAccessPoints,
  getAccessPoint,
  listCampgroundAvailability,
  getCampgroundAvailability,
  listCampgroundRatings,
  listCampgroundReviews,
  getMyReviewState,
  listReviewsToModerate,
  moderateCampgroundReview,
  sendCampgroundReport,
  sendCampgroundCorrection,
  listCampgroundAlerts,
  seeCampgroundAlert,
  listGauges,
  getGauge,
  getWeather,
  listWaterAlerts,
  seeWaterAlert,
  sendTrailReport,
  listReportedClosures,
  sendUserLead,
  removeUserLead,
  exportUserLeads,
  deleteUserLead,
  listUserLeads,
  listCampgroundWords,
  removeCampgroundReport,
  settleCampgroundCorrection,
  register,
  login,
  refreshSession,
  logout,
  getUser,
  changeUser,
  changePassword,
  changeEmail,
  deleteAccount,
  exportAccount,
  listSessions,
  endSession,
  startProviderLogin,
  finishProviderLogin,
  ...Object.values(SYNCED).flatMap(({ list, get, create, change, remove }) => [list, get, create, change, remove]),
  listChanges,
  getTripContext,
  putTripContext,
  listEmergencyContacts,
  putEmergencyContact,
  removeEmergencyContact,
  askEmergencyContact,
  getContactConfirmation,
  answerContactConfirmation,
  raiseAlert,
  listAlerts,
  getAlert,
  sendAlertPositions,
  closeAlert,
  makeAlertPass,
  getAlertPage,
  acknowledgeAlertPage,
  closeAlertPage,
  listRidePlans,
  putRidePlan,
  checkInRidePlan,
  extendRidePlan,
  closeRidePlan,
  sendRidePlanPositions,
  getCheckInPage,
  answerCheckInPage,
  listLiveShares,
  putLiveShare,
  sendLivePositions,
  stopLiveShare,
  getLivePage,
  getPushKey,
  subscribePush,
  unsubscribePush,
  createRealtimeSecret,
  getHealth,
  getLiveness,
  getReadiness,
  getOpenApi,
  getDocs,
]
