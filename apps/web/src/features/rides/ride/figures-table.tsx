interface Props {
  readonly caption: string
  readonly heads: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** Rows of figures; the first column names the row. */
export function FiguresTable({ caption, heads, rows }: Props) {
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={`${caption}, table`}>
      <table className="w-full text-small">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-left text-ink-muted">
          <tr>
            {heads.map((head, i) => (
              <th
                key={head}
                scope="col"
                className={i === 0 ? 'py-1.5 pr-3 font-[600]' : 'py-1.5 pr-3 text-right font-[600]'}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="type-figure">
          {rows.map(([name, ...cells], row) => (
            <tr key={row} className="border-t border-line">
              <th scope="row" className="py-1.5 pr-3 text-left font-[600] whitespace-nowrap">
                {name}
              </th>
              {cells.map((cell, column) => (
                <td key={column} className="py-1.5 pr-3 text-right whitespace-nowrap">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
