/** A browser without WebGL 2, or one that has it switched off, cannot draw the map. */
export class NoWebGl extends Error {
  override readonly name = 'NoWebGl'
}
