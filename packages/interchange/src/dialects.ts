import { Collector } from './collector.ts'
import { GpxHandler } from './gpx.ts'
import { KmlHandler } from './kml.ts'
import { TcxHandler } from './tcx.ts'
import { FileError } from './track-file.ts'
import type { XmlHandler } from './xml-reader.ts'

const dialect = (root: string): { out: Collector; handler: XmlHandler } => {
  if (root === 'gpx') {
    const out = new Collector('gpx')
    return { out, handler: new GpxHandler(out) }
  }
  if (root === 'kml') {
    const out = new Collector('kml')
    return { out, handler: new KmlHandler(out) }
  }
  if (root === 'TrainingCenterDatabase') {
    const out = new Collector('tcx')
    return { out, handler: new TcxHandler(out) }
  }
  if (root.toLowerCase() === 'html')
    throw new FileError('unknown_format', 'This is a web page, not a track file; the download may have failed.')
  throw new FileError(
    'unknown_format',
    `This XML file is no GPX, KML or TCX: its root element is <${root.slice(0, 40)}>.`,
  )
}

/** Chooses the dialect by the root element and passes everything on to it. */
export class AnyXmlHandler implements XmlHandler {
  #chosen: { out: Collector; handler: XmlHandler } | null = null

  /** Null until the root element was seen. */
  get out(): Collector | null {
    return this.#chosen?.out ?? null
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#chosen ??= dialect(name)
    this.#chosen.handler.open(name, attributes)
  }

  wantsText(name: string): boolean {
    return this.#chosen?.handler.wantsText(name) ?? false
  }

  close(name: string, text: string): void {
    this.#chosen?.handler.close(name, text)
  }
}
