import type { MeasuredLine } from '../geo/measured-line.ts'
import type { Position } from '../geo/position.ts'
import type { TrailGraph } from '../route/trail-graph.ts'
import type { TurnInstruction } from '../route/turn-instructions.ts'
import type { TripMemory } from './memory.ts'
import type { Degrees, EpochMs, Metres, MetresPerSecond, Seconds } from '../units.ts'

/** What `startTrip` needs besides the line. */
export interface TripOptions {
  /** What the line is called, for the voice. */
  readonly name: string
  /** On foot one arrives within 12 m, riding within 25 m. */
  readonly travel: 'foot' | 'riding'
  /** The network the line runs on: with it forks are told, and the branch taken by mistake is named. */
  readonly graph?: TrailGraph | undefined
  /** Where speed and distance are said in: miles and feet, or kilometres and metres. */
  readonly units?: 'imperial' | 'metric' | undefined
  /** Warn beyond this speed in metres a second; null or left out: never. */
  readonly speedLimitMps?: number | null | undefined
}

/**
 * `approaching`: not on the line yet. `onRoute`. `offRoute`: left it (entered and left with hysteresis).
 * `arrived`: at its end, and there the trip stays.
 */
export type TripPhase = 'approaching' | 'onRoute' | 'offRoute' | 'arrived'

/** How to get back to the line: where it is nearest ahead of where it was left, and the bearing and distance there in a straight line. */
export interface WayBack {
  readonly to: Position
  readonly distanceM: Metres
  readonly bearingDeg: Degrees
  /** Along the trails of the graph where it knows a way, otherwise back the way one came; it begins by turning round when `turnRound`. */
  readonly along: { readonly line: readonly Position[]; readonly lengthM: Metres; readonly turnRound: boolean } | null
}

/** The next thing to tell, and how far it is. */
export interface NextTurn {
  readonly instruction: TurnInstruction
  readonly distanceM: Metres
}

/**
 * A trip along a line, as one value: keep it, hand it to `advance` with the next fix, draw from it. It can be kept as JSON
 * (`line` and `turns` apart, which come from the same start) and taken up after a reload.
 */
export interface Trip {
  readonly options: TripOptions
  readonly line: MeasuredLine
  readonly turns: readonly TurnInstruction[]
  readonly phase: TripPhase
  /** Distance from the start of the line of the place last matched, and what remains. */
  readonly progressM: Metres
  readonly remainingM: Metres
  /** At the pace of the ride so far; null until it moves. */
  readonly remainingS: Seconds | null
  /** How far the last fix was from the line. */
  readonly awayM: Metres | null
  /** The place on the line that the last fix belongs to. */
  readonly matched: Position | null
  readonly next: NextTurn | null
  readonly afterNext: NextTurn | null
  readonly wrongWay: boolean
  readonly wayBack: WayBack | null
  /** `searching` before the first usable fix; `lost` when none came for a while. */
  readonly gps: 'searching' | 'found' | 'lost'
  readonly speedMps: MetresPerSecond | null
  readonly headingDeg: Degrees | null
  readonly lastFixMs: EpochMs | null
  /** What the machine remembers between fixes; nobody else's business. */
  readonly memory: TripMemory
}

/**
 * Something to do about a fix. Effects are values: a shell speaks, vibrates and shows them, a test reads them.
 * Every effect carries what the voice says (`text`; null when there is nothing to say) at which voice level, and the named
 * haptic pattern (`signal`) that is felt, heard and shown with it.
 */
export interface TripEffect {
  readonly kind:
    | 'started'
    | 'prepare'
    | 'now'
    | 'caution'
    | 'offRoute'
    | 'wrongBranch'
    | 'wayBack'
    | 'backOnRoute'
    | 'wrongWay'
    | 'progress'
    | 'arriving'
    | 'arrived'
    | 'gpsLost'
    | 'gpsFound'
    | 'speed'
    | 'lowBattery'
  readonly text: string | null
  /** `normal`: always said; `verbose`: only when the rider wants everything said. */
  readonly level: 'normal' | 'verbose'
  readonly urgency: 'info' | 'warning'
  /** Id of a named haptic pattern, or null. */
  readonly signal: string | null
  readonly instruction: TurnInstruction | null
}

/** What a fix leads to. */
export interface TripStep {
  readonly trip: Trip
  readonly effects: readonly TripEffect[]
}
