import type { Position } from '@bluffline/core'
import { projectionInto, type Point } from '../map/projection.ts'
import type { CardContent } from './card-content.ts'

export const CARD = { widthPx: 1080, heightPx: 1350 } as const
const EDGE_PX = 72
const MAP = { top: 300, height: 700 } as const

/** Colours of the theme on the page. */
export interface CardColours {
  readonly canvas: string
  readonly surface: string
  readonly ink: string
  readonly muted: string
  readonly accent: string
  readonly line: string
  readonly casing: string
}

interface Face {
  readonly weight: number
  readonly px: number
  readonly stretch: CanvasFontStretch
}

const font = (context: CanvasRenderingContext2D, { weight, px, stretch }: Face): void => {
  context.font = `${weight} ${px}px "Archivo Variable", system-ui, sans-serif`
  // Not every browser widens letters on a canvas; they are then as wide as they are.
  if ('fontStretch' in context) context.fontStretch = stretch
}

/** The longest beginning of a text that fits. */
const fitted = (context: CanvasRenderingContext2D, text: string, widthPx: number): string => {
  if (context.measureText(text).width <= widthPx) return text
  let end = text.length
  while (end > 0 && context.measureText(`${text.slice(0, end)}…`).width > widthPx) end--
  return `${text.slice(0, end).trimEnd()}…`
}

const trace = (context: CanvasRenderingContext2D, line: readonly Position[], project: (at: Position) => Point) => {
  context.beginPath()
  for (const [i, at] of line.entries()) {
    const { x, y } = project(at)
    if (i === 0) context.moveTo(x, y)
    else context.lineTo(x, y)
  }
  context.stroke()
}

function drawLine(context: CanvasRenderingContext2D, lines: CardContent['lines'], colours: CardColours): void {
  const project = projectionInto(lines.flat(), { widthPx: CARD.widthPx, heightPx: MAP.height, paddingPx: 90 })
  if (!project) return
  context.save()
  context.translate(0, MAP.top)
  context.lineJoin = context.lineCap = 'round'
  for (const [colour, width] of [
    [colours.casing, 20],
    [colours.accent, 11],
  ] as const) {
    context.strokeStyle = colour
    context.lineWidth = width
    for (const line of lines) trace(context, line, project)
  }
  context.restore()
}

function drawFigures(context: CanvasRenderingContext2D, figures: CardContent['figures'], colours: CardColours): void {
  const columnPx = (CARD.widthPx - 2 * EDGE_PX) / Math.max(1, figures.length)
  for (const [i, { label, value }] of figures.entries()) {
    const x = EDGE_PX + i * columnPx
    font(context, { weight: 600, px: 30, stretch: 'condensed' })
    context.fillStyle = colours.muted
    context.fillText(label.toUpperCase(), x, 1108)
    font(context, { weight: 720, px: 54, stretch: 'semi-condensed' })
    context.fillStyle = colours.ink
    context.fillText(fitted(context, value, columnPx - 20), x, 1172)
  }
}

/** The largest size at which a long name fits; one that never does is cut. */
const TITLE_SIZES_PX = [76, 64, 54, 46]
function drawTitle(context: CanvasRenderingContext2D, title: string): void {
  const roomPx = CARD.widthPx - 2 * EDGE_PX
  for (const px of TITLE_SIZES_PX) {
    font(context, { weight: 800, px, stretch: 'expanded' })
    if (context.measureText(title).width <= roomPx) break
  }
  context.fillText(fitted(context, title, roomPx), EDGE_PX, 168)
}

/** Draws the card: name, line, figures, and whose app it was. Nothing of it comes from a network. */
export function drawCard(context: CanvasRenderingContext2D, content: CardContent, colours: CardColours): void {
  const { widthPx, heightPx } = CARD
  context.fillStyle = colours.canvas
  context.fillRect(0, 0, widthPx, heightPx)
  context.fillStyle = colours.surface
  context.fillRect(0, MAP.top, widthPx, MAP.height)
  context.fillStyle = colours.line
  context.fillRect(0, MAP.top, widthPx, 2)
  context.fillRect(0, MAP.top + MAP.height, widthPx, 2)
  context.fillStyle = colours.ink
  drawTitle(context, content.title)
  font(context, { weight: 560, px: 38, stretch: 'normal' })
  context.fillStyle = colours.muted
  context.fillText(fitted(context, content.subtitle, widthPx - 2 * EDGE_PX), EDGE_PX, 232)
  drawLine(context, content.lines, colours)
  drawFigures(context, content.figures, colours)
  font(context, { weight: 800, px: 40, stretch: 'expanded' })
  context.fillStyle = colours.accent
  context.fillText('Bluffline', EDGE_PX, 1284)
}
