/**
 * Without a glyph server MapLibre draws letters with fonts of the page. The weight is read from the first name of the stack, which need
 * not exist; the second is the face the app ships.
 */
const FACE = 'Archivo Variable'
export const REGULAR: string[] = ['Label Medium', FACE]
export const BOLD: string[] = ['Label Bold', FACE]
