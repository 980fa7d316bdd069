// What the package offers, by hand: a name that is not here is nobody else's business.
export type { Degrees, EpochMs, Metres, MetresPerSecond, Seconds } from './units.ts'
export {
  degrees,
  epochMs,
  feetToMetres,
  METRES_PER_FOOT,
  METRES_PER_MILE,
  metres,
  metresPerSecond,
  metresPerSecondToMph,
  metresToFeet,
  metresToMiles,
  milesToMetres,
  mphToMetresPerSecond,
  seconds,
} from './units.ts'
export type { Bounds, Position } from './geo/position.ts'
export type {
  Advisory,
  AnnualDay,
  Confidence,
  DayReading,
  IsoDay,
  MotorUse,
  PermitRule,
  RideableTrail,
  RideEffect,
  RideReason,
  RideReasonCode,
  RideVerdict,
  Season,
  SeasonWindow,
  Source,
  TrailUse,
  Vehicle,
} from './ride/facts.ts'
export { CONFIDENCES, MOTOR_USES, RIDE_REASON_CODES, TRAIL_USES } from './ride/facts.ts'
export { rideToday } from './ride/ride-today.ts'
export { seasonOn, type SeasonState } from './ride/season-on.ts'
export { seasonSpans, type SeasonDay, type SeasonSpan } from './ride/season-spans.ts'
export {
  bearingDeg,
  destination,
  distanceM,
  EARTH_RADIUS_M,
  lineLengthM,
  normalizeBearing,
  turnDeg,
} from './geo/distance.ts'
export { boundsOf } from './geo/bounds.ts'
export { mercatorNorthing } from './geo/mercator.ts'
export { isInsidePolygon, type Ring } from './geo/polygon.ts'
export { nearestOnLine, nearestOnSegment, type NearestPoint } from './geo/nearest.ts'
export {
  formatCount,
  formatDuration,
  formatFeet,
  formatGrouped,
  formatKilometres,
  formatMetres,
  formatMiles,
  formatMph,
} from './format/quantities.ts'
export { ARKANSAS_TIME_ZONE, formatDate } from './format/date.ts'
export { COORDINATE_STYLES, formatCoordinate, type CoordinateStyle } from './format/coordinate.ts'
export { toUtm, type UtmPosition } from './format/utm.ts'
export type { ExportedPoint, ExportedTrack, ExportedWaypoint } from './interchange/exported-track.ts'
export { writeGpx } from './interchange/write-gpx.ts'
export { writeGeoJson } from './interchange/write-geo-json.ts'
export { writeTcx } from './interchange/write-tcx.ts'
export { partsOfGeometry, type LineGeometry } from './interchange/parts-of-geometry.ts'
export { asFix, type Fix, type PlainFix, type Track } from './track/fix.ts'
export { trackStatistics, type TrackStatistics } from './track/statistics.ts'
export { trackProfile, type TrackProfile, type TrackSample } from './track/profile.ts'
export { splitsOf, type Split } from './track/splits.ts'
export { countFixes, joinTracks, splitTrack, trimTrack } from './track/edit.ts'
export { climbOf, type Climb, type ProfilePoint } from './track/elevation.ts'
export type { Gap } from './track/gaps.ts'
export { simplifyLine } from './track/simplify.ts'
export { HAPTIC_CATEGORIES, type HapticCategory, type HapticPattern } from './haptics/pattern.ts'
export { BUTTON_DEBOUNCE_MS, BUTTON_HAPTICS, HAPTIC_PATTERNS, hapticPattern } from './haptics/patterns.ts'
export {
  adjustHaptic,
  DEFAULT_HAPTIC_CONFIG,
  HAPTIC_PRESETS,
  type HapticConditions,
  type HapticConfig,
} from './haptics/adjust.ts'
export {
  idleHaptics,
  playHaptic,
  type HapticAnswer,
  type HapticCategories,
  type HapticRequest,
  type HapticState,
  type HapticSurroundings,
} from './haptics/player.ts'
export { cueFor, type Cue, type Tone } from './haptics/cue.ts'
export {
  rideFromLog,
  rideReader,
  type RecordedRide,
  type RideEvent,
  type RideReader,
  type RideWaypoint,
} from './recording/ride-log.ts'
export { followStatistics, measureLive, noLiveStatistics, type LiveStatistics } from './recording/live-statistics.ts'
export { followStanding, notStanding, type Standing } from './recording/auto-pause.ts'
export {
  amount,
  choice,
  readSettings,
  toggle,
  type Amount,
  type Choice,
  type Setting,
  type SettingTable,
  type SettingValues,
  type Toggle,
} from './settings/setting.ts'
export {
  HAPTIC_SETTINGS,
  OUTDOOR_SETTINGS,
  readHapticSettings,
  readOutdoorSettings,
  RIDING_PRESETS,
  type HapticSettings,
  type OutdoorSettings,
} from './settings/outdoor-settings.ts'
export { measureLine, pointAlong, sliceLine, type MeasuredLine } from './geo/measured-line.ts'
export { turnInstructions, type TurnInstruction, type TurnOptions } from './route/turn-instructions.ts'
export { TURN_SHAPES, type TurnShape } from './route/turn-shape.ts'
export { buildTrailGraph, JOIN_TOLERANCE_M } from './route/build-trail-graph.ts'
export {
  restrictGraph,
  type GraphTrail,
  type PlainTrail,
  type TrailDifficulty,
  type TrailGraph,
} from './route/trail-graph.ts'
export { FARTHEST_FROM_TRAIL_M, shortestRoute } from './route/shortest-route.ts'
export type { RouteLeg, TrailRoute } from './route/trail-route.ts'
export { planLoops, type PlanAnswer, type PlannedRoute } from './route/plan-loops.ts'
export { planOutAndBack } from './route/plan-out-and-back.ts'
export type { LoopRequest, PlanRefusal } from './route/loop-request.ts'
export { randomSource, simulateRide, SIMULATION_START_MS, type SimulatedRide } from './simulation/simulate-ride.ts'
export { advance } from './navigation/advance.ts'
export { resumeTrip, saveTrip, startTrip, type SavedTrip, type TripWishes } from './navigation/start-trip.ts'
export { tickTrip, type PhoneState } from './navigation/signal.ts'
export type { NextTurn, Trip, TripEffect, TripOptions, TripPhase, TripStep, WayBack } from './navigation/trip.ts'
export { sayAgain } from './navigation/say-again.ts'
export { wayBackLengthM } from './navigation/way-back.ts'
export { sayDistance, sayTurn } from './navigation/words.ts'
export { isSafeReturnPath } from './account/is-safe-return-path.ts'
export { roleMay, roleOf, ROLES, type Role, type RoleBearer } from './account/role-of.ts'
export type { CampFact, CampgroundFacts, CampgroundKind, CampRatings, RatingsById } from './campgrounds/facts.ts'
export {
  campgroundDoubts,
  campgroundFit,
  countCampgroundFilters,
  DEFAULT_PRICE_RANGE,
  NO_CAMPGROUND_FILTERS,
  openQuestions,
  readPriceRange,
  type CampgroundFilters,
  type CampgroundQuestion,
  type Fit,
  type PriceRange,
} from './campgrounds/filter.ts'
export {
  priceDrops,
  rememberedPrices,
  WATCHED_PRICES,
  type CampPrices,
  type PriceDrop,
  type WatchedPrice,
} from './campgrounds/price-drop.ts'
export {
  indexCampgrounds,
  rememberSearch,
  SEARCH_HISTORY_LENGTH,
  searchCampgrounds,
  type CampgroundIndex,
} from './campgrounds/search.ts'
export {
  campgroundPosition,
  campgroundsWithin,
  finderMiles,
  formatFinderMiles,
  NEARBY_RADIUS_MILES,
} from './campgrounds/nearby.ts'
export { topRated, topRatedScore } from './campgrounds/top-rated.ts'
export {
  AVAILABILITY_STATUSES,
  latestReport,
  MOST_NIGHTS,
  monthsOf,
  nightsOf,
  sampleStatus,
  SITE_KINDS,
  siteForStay,
  stayAvailability,
  type AvailabilityStatus,
  type NightState,
  type SiteKind,
  type SiteNights,
  type Stay,
  type StayAvailability,
} from './campgrounds/availability.ts'
export { lookAtWatch, UNSEEN_WATCH, type WatchLook, type WatchState } from './campgrounds/watch.ts'
export { rideFromCamp, type FromCamp } from './campgrounds/from-camp.ts'
export {
  advanceAlert,
  ALERT_KINDS,
  ALERT_OUTCOMES,
  ALERT_STAGES,
  alertStage,
  DELIVERY_STATUSES,
  isAlertOpen,
  MESSAGE_CHANNELS,
  mustSendAlert,
  type AlertDelivery,
  type AlertEvent,
  type AlertKind,
  type AlertOutcome,
  type AlertStage,
  type AlertState,
  type DeliveryStatus,
  type MessageChannel,
  type ServerAlertEvent,
} from './emergency/alert.ts'
export {
  contactsDueAtMs,
  endWatch,
  extendWatch,
  GRACE_MIN,
  isWatching,
  RIDER_ANSWER_MIN,
  WATCH_STAGES,
  watchStep,
  type OverdueWatch,
  type WatchDue,
  type WatchStage,
  type WatchStep,
} from './emergency/watch.ts'
export { timeOfDevice } from './emergency/device-time.ts'
export { COARSE_WITHIN, coarsePosition, SHARE_PRECISIONS, type SharePrecision } from './emergency/coarse-position.ts'
export { sunHeightDeg, SUNSET_DEG, sunTimes, type Crossings } from './sky/sun.ts'
export { MOON_PHASES, moonLook, moonTimes, type MoonLook, type MoonPhase } from './sky/moon.ts'
export {
  EMERGENCY_BUTTON_PX,
  EMERGENCY_HOLD_S,
  EMERGENCY_SETTINGS,
  EMERGENCY_TRIGGERS,
  readEmergencySettings,
  type EmergencySettings,
} from './emergency/settings.ts'
export { EMERGENCY_PRESETS, presetsOf, type EmergencyPreset, type EmergencyPresetId } from './emergency/presets.ts'
export {
  accuracyWords,
  callScript,
  countyWords,
  emergencyText,
  fromPlaceWords,
  OLD_FIX_MS,
  spokenPosition,
  windFrom,
  type EmergencyPlace,
  type NamedPlace,
} from './emergency/card.ts'
export { sosFlashes, sosTones, sosVibration, whistleTones, type Flash } from './emergency/sos-signal.ts'
export { positionEveryS, retryAlertS, type FollowReasons } from './emergency/follow.ts'
export { CAPABILITY_PASS_SHARE, passesCapabilityTest } from './emergency/capability-test.ts'
export { areasAt, type NamedArea } from './emergency/areas-at.ts'
export { isCallForHelp } from './emergency/triggers.ts'
export { isNewReading, lastSignal, type LastSignal, type SignalReading } from './emergency/signal-log.ts'
export { noFall, watchFall, type FallWatch, type Motion } from './emergency/fall.ts'
export { detectIntent } from './intent/detect-intent.ts'
export { intentModelOf, type IntentModel, type IntentModelFile } from './intent/model/intent-model.ts'
export { readForModel, tellFeatures, classIndex, groupIndex, type WordKnowledge } from './intent/model/training.ts'
export type { PlaceKind, PlaceMention, PlaceName } from './intent/place-name.ts'
export type { Intent, IntentContext, IntentEntities, IntentMetadata, IntentResult } from './intent/intent.ts'
export { INTENT_CONFIDENCE, INTENTS } from './intent/intent.ts'
export { placeNamesOf, type NamedPlaces } from './intent/place-names.ts'
export { GUIDE_IDS, URGENT_GUIDE_IDS } from './intent/sub-case.ts'
export type { Slots } from './intent/slots/slots.ts'
export { readTrailWords } from './intent/slots/trail-words.ts'
export { isMeasured, measuredSamples, type WaterSample } from './water/sample.ts'
export { isStaleReading, readingAgeMs, STALE_MS } from './water/age.ts'
export { flowTrend, riseFtPerHour, stageTrend, type WaterTrend } from './water/rate.ts'
export {
  FLOOD_CATEGORIES,
  floodCategoryAt,
  nextFloodStage,
  type FloodCategory,
  type FloodStages,
} from './water/flood.ts'
export { forecastCrest, type Crest } from './water/crest.ts'
export { isBeforeBedMoved, rangeAt, type LevelRange } from './water/thresholds.ts'
export {
  CALM_WATER,
  DEFAULT_RISE_FT_PER_HOUR,
  type GaugeLook,
  lookAtGauge,
  type RiseReason,
  type RiseRule,
  type RiseState,
  type RiseStep,
} from './water/alarm.ts'
export { heatIndexF, heatLevel, windChillF, type HeatLevel } from './weather/feels-like.ts'
export { huntersOut, type HuntersOut, type HuntingPeriods } from './weather/hunting.ts'
export { THUNDER_WAIT_MS, thunderWait, type ThunderWait } from './weather/thunder.ts'
export { turnBack, type DaylightRide, type TurnBack } from './weather/turn-back.ts'
export {
  sortWarnings,
  WARNING_SEVERITIES,
  warningPhase,
  type TimedWarning,
  type WarningSeverity,
} from './weather/warning.ts'
export { alternativesTo, type Alternative, type KnownSpeech } from './hearing/alternatives.ts'
export { spokenNamesOf } from './intent/place-keys.ts'
