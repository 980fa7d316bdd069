/** What we say where no source says anything. */
export const UNKNOWN = 'Unknown'
