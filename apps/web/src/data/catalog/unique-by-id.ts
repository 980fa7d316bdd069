/** The records with each id once; of two with the same id the later one stands, in the place of the first. */
export const uniqueById = <T extends { readonly id: string }>(records: readonly T[]): readonly T[] => {
  const byId = new Map(records.map((record) => [record.id, record]))
  return byId.size === records.length ? records : [...byId.values()]
}
