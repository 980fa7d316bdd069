import { Dialog } from '../../../ui/dialog.tsx'
import { Link } from '../../../ui/link.tsx'
import { compareRows, type Compared } from './compare-rows.ts'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  readonly compared: readonly Compared[]
}

/** Up to three campgrounds side by side. What nobody knows of any of them is left out. */
export function CompareDialog({ open, onClose, compared }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title="Compare campgrounds" widthPx={880}>
      <div className="-mx-5 overflow-x-auto px-5" tabIndex={0} role="region" aria-label="Comparison">
        <table className="w-full min-w-[30rem] border-collapse text-small">
          <thead>
            <tr>
              <td className="w-28" />
              {compared.map(({ campground: { id, name } }) => (
                <th key={id} scope="col" className="px-2 pb-2 text-left align-bottom font-[650]">
                  <Link to={`/campgrounds/${id}`} className="underline underline-offset-3 hover:text-accent-text">
                    {name}
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {compareRows(compared).map(({ label, values }) => (
              <tr key={label} className="border-t border-line">
                <th scope="row" className="py-2 pr-2 text-left font-[400] text-ink-muted">
                  {label}
                </th>
                {values.map((value, at) => (
                  <td key={compared[at]?.campground.id} className="px-2 py-2">
                    {value ?? <i className="text-ink-muted">Unknown</i>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  )
}
