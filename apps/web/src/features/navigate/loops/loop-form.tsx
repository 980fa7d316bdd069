import { ChoiceField } from '../../../ui/choice-field.tsx'
import { RangeField } from '../../../ui/range-field.tsx'
import { SwitchField } from '../../../ui/switch-field.tsx'
import { FROM, HARDEST, LEAST_MILES, MOST_MILES, SHAPES, type Wish } from './wish.ts'

interface Props {
  readonly wish: Wish
  readonly onWish: (change: Partial<Wish>) => void
}

/** About how long, how hard, from where. */
export function LoopForm({ wish, onWish }: Props) {
  return (
    <div className="space-y-4">
      <RangeField
        label="About how long"
        value={wish.miles}
        min={LEAST_MILES}
        max={MOST_MILES}
        text={`${wish.miles} miles`}
        onValue={(miles) => onWish({ miles })}
      />
      <ChoiceField legend="Shape" options={SHAPES} value={wish.shape} onValue={(shape) => onWish({ shape })} />
      <ChoiceField
        legend="No stretch harder than"
        options={HARDEST}
        value={wish.hardest}
        onValue={(hardest) => onWish({ hardest })}
      />
      <ChoiceField legend="From" options={FROM} value={wish.from} onValue={(from) => onWish({ from })} />
      <SwitchField
        label="Take trails of which this is unknown"
        hint="Trails nobody rates, or of which no source says whether they are open today. They are named in the plan."
        checked={wish.acceptUnknown}
        onChecked={(acceptUnknown) => onWish({ acceptUnknown })}
      />
    </div>
  )
}
