import { useMapChoices } from '../../../map/choices/use-map-choices.ts'
import { PLACE_GROUPS, type PlaceGroup } from '../../../map/layers/places.ts'
import { TILE_LAYERS, type Ground, type TileLayer } from '../../../map/tiles/tile-layers.ts'
import { Sheet } from '../../../ui/sheet.tsx'
import { SwitchField } from '../../../ui/switch-field.tsx'
import { GROUP_WORDS } from './map-places.ts'
import { TileStoragePanel } from './tile-storage-panel.tsx'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
}

interface GroundChoice {
  readonly ground: Ground
  readonly label: string
  readonly hint: string
}

const TILE_HINTS: Readonly<Record<TileLayer, string>> = {
  topo: 'Contours, roads and names. Needs a network; what you have seen stays on this device.',
  imagery: 'Photographs from the air. Needs a network; what you have seen stays on this device.',
}
const GROUNDS: readonly GroundChoice[] = [
  { ground: 'builtIn', label: 'Built-in map', hint: 'Counties, towns and rivers. Works with no signal.' },
  ...(Object.keys(TILE_LAYERS) as TileLayer[]).map((layer) => ({
    ground: layer,
    label: TILE_LAYERS[layer].label,
    hint: TILE_HINTS[layer],
  })),
]

function GroundField({ ground, onGround }: { readonly ground: Ground; readonly onGround: (ground: Ground) => void }) {
  return (
    <fieldset className="space-y-2">
      <legend className="type-label mb-2 text-ink-muted">Ground</legend>
      {GROUNDS.map((choice) => (
        <label
          key={choice.ground}
          className="flex min-h-touch-outdoor cursor-pointer items-center gap-3 rounded-md border border-line px-3 py-2 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name="ground"
            className="size-5 shrink-0 outline-none"
            checked={choice.ground === ground}
            onChange={() => onGround(choice.ground)}
          />
          <span>
            <span className="block font-[560]">{choice.label}</span>
            <span className="block text-caption text-ink-muted">{choice.hint}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** What the map shows besides the trails. Remembered on the device. */
export function LayersSheet({ open, onClose }: Props) {
  const [choices, change] = useMapChoices()
  const toggle = (group: PlaceGroup, on: boolean) =>
    change({ places: PLACE_GROUPS.filter((it) => (it === group ? on : choices.places.includes(it))) })
  return (
    <Sheet open={open} onClose={onClose} title="Map layers">
      <div className="space-y-6">
        <GroundField ground={choices.ground} onGround={(ground) => change({ ground })} />
        <fieldset>
          <legend className="type-label mb-1 text-ink-muted">Places</legend>
          {PLACE_GROUPS.toReversed().map((group) => (
            <SwitchField
              key={group}
              label={GROUP_WORDS[group].many}
              checked={choices.places.includes(group)}
              onChecked={(on) => toggle(group, on)}
            />
          ))}
        </fieldset>
        <TileStoragePanel limitMb={choices.tileLimitMb} onLimit={(tileLimitMb) => change({ tileLimitMb })} />
      </div>
    </Sheet>
  )
}
