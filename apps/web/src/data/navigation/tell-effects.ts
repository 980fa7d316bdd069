import type { OutdoorSettings, Tone, TripEffect } from '@bluffline/core'
import type { Announcer } from '../signals/announcer.ts'
import type { Signal } from '../signals/signaller.ts'

interface Senses {
  readonly signal: Signal['signal']
  readonly announcer: Announcer
}

const isSaid = ({ text, level }: TripEffect, voiceLevel: OutdoorSettings['voiceAnnouncementLevel']): boolean =>
  text !== null && (level === 'normal' || voiceLevel === 'verbose')

/** A mile done is no reason to cut off the turn that is being told. */
const isPassing = ({ kind, level }: TripEffect): boolean => level === 'verbose' || kind === 'progress'

/** What of the effects is said at a voice level, in one breath. Captions show the same. */
export const toldOf = (effects: readonly TripEffect[], level: OutdoorSettings['voiceAnnouncementLevel']) =>
  effects.filter((effect): effect is TripEffect & { readonly text: string } => isSaid(effect, level))

/** Effects out: each is felt and shown, one tone is sung, and what there is to say is said after it. Muted, it is only felt and shown. */
export function tellEffects(
  { signal, announcer }: Senses,
  effects: readonly TripEffect[],
  how: { readonly isMuted: boolean; readonly level: OutdoorSettings['voiceAnnouncementLevel'] },
): void {
  const tones = effects.flatMap((effect): (readonly Tone[])[] =>
    effect.signal === null ? [] : [signal(effect.signal, { silent: true }).sound],
  )
  if (how.isMuted) return
  const told = toldOf(effects, how.level)
  const urgency = effects.some((effect) => effect.urgency === 'warning') ? 'warning' : 'info'
  if (told.length === 0 && tones.length === 0) return
  announcer.announce({
    text: told.map(({ text }) => text).join(' '),
    urgency,
    canBeLeftOut: urgency === 'info' && told.every(isPassing),
    tones: tones.at(-1) ?? [],
  })
}
