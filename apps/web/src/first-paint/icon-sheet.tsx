import { renderToStaticMarkup } from 'react-dom/server'
import { ICONS } from '../ui/icons.ts'

const INSIDE = /^<svg[^>]*>(.*)<\/svg>$/s

/** Every drawing as a symbol, `icon-` before its name; line, colour and size come from where it is used. */
export function iconSheet(): string {
  const symbols = Object.entries(ICONS).map(([name, Drawing]) => {
    const [, drawing] = INSIDE.exec(renderToStaticMarkup(<Drawing />)) ?? []
    if (drawing === undefined) throw new Error(`The icon ${name} draws nothing`)
    return `<symbol id="icon-${name}" viewBox="0 0 24 24">${drawing}</symbol>`
  })
  return symbols.join('')
}
