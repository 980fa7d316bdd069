// Reading beside a typed array gives undefined, which no arithmetic wants to ask about. One reader for each kind of array keeps them quick.

/** Value of a column of numbers; NaN beside it. */
export const at = (column: Float64Array, index: number): number => column[index] ?? NaN

/** Value of a column of numbers that name something; 0 beside it. */
export const idAt = (column: Uint32Array, index: number): number => column[index] ?? 0
