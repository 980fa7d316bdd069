/** Bare ground where the map will be, and on it what the map shows. */
export function MapPage({ title, description }: { readonly title: string; readonly description: string }) {
  return (
    <div className="relative h-stage w-full overflow-hidden bg-(--map-land) md:grid md:grid-cols-[24rem_1fr]">
      <div className="topo absolute inset-0 opacity-10" aria-hidden />
      <div className="relative p-4 md:h-full md:border-r md:border-line md:bg-surface">
        <h1 className="type-heading">{title}</h1>
        <p className="mt-2 text-ink-muted">{description}</p>
      </div>
    </div>
  )
}
