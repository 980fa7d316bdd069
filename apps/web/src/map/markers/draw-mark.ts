import type { MarkColours, MarkRequest } from './marker-id.ts'
import { isSign, SIGNS, type Sign } from './signs.ts'

/** Drawn at three times its size, so that it stays sharp on a phone. */
export const MARK_RATIO = 3
const PIN_PX = 30
const RING_PX = 44
const PLACE_PX = 26
const RIDER_PX = 44

type Pen = OffscreenCanvasRenderingContext2D
type Verdict = 'open' | 'closed' | 'unknown'

function stroke(
  pen: Pen,
  sign: Sign,
  look: { readonly size: number; readonly at: number; readonly colour: string; readonly width: number },
) {
  pen.save()
  pen.translate(look.at - look.size / 2, look.at - look.size / 2)
  pen.scale(look.size / 24, look.size / 24)
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.strokeStyle = look.colour
  pen.lineWidth = look.width
  pen.stroke(new Path2D(SIGNS[sign]))
  pen.restore()
}

/** Open is round, closed has eight corners, unknown stands on its tip: told apart without colour. */
function outline(verdict: Verdict, centre: number, radiusPx: number): Path2D {
  const path = new Path2D()
  if (verdict === 'open') {
    path.arc(centre, centre, radiusPx, 0, 2 * Math.PI)
    return path
  }
  const corners = verdict === 'closed' ? 8 : 4
  const turn = verdict === 'closed' ? Math.PI / 8 : 0
  const reach = verdict === 'closed' ? radiusPx * 1.06 : radiusPx * 1.16
  for (let corner = 0; corner < corners; corner++) {
    const angle = turn + (corner * 2 * Math.PI) / corners
    path.lineTo(centre + reach * Math.cos(angle), centre + reach * Math.sin(angle))
  }
  path.closePath()
  return path
}

function count(pen: Pen, text: string, look: { readonly at: number; readonly colour: string }): void {
  pen.fillStyle = look.colour
  pen.font = "800 13px 'Archivo Variable', sans-serif"
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(text, look.at, look.at + 0.5)
}

function drawPin(pen: Pen, request: MarkRequest & { readonly shape: 'pin' }): void {
  const at = PIN_PX / 2
  const { verdict, colours } = request
  const shape = outline(verdict, at, 10.5)
  pen.lineJoin = 'round'
  pen.lineWidth = 5
  pen.strokeStyle = colours.casing
  pen.stroke(shape)
  pen.fillStyle = colours[verdict]
  pen.fill(shape)
  if (request.count > 1) count(pen, String(request.count), { at, colour: colours.casing })
  else stroke(pen, verdict, { size: 14, at, colour: colours.casing, width: 4.2 })
}

/** What one may ride stands out; what one may not keeps back. */
const RING_WIDTHS_PX: Readonly<Record<Verdict, number>> = { open: 5.5, unknown: 4.5, closed: 3 }
const RING_DASHES: Readonly<Record<Verdict, readonly number[]>> = { open: [], unknown: [6, 2.5], closed: [2.5, 2] }
const SHARE_ORDER = ['open', 'unknown', 'closed'] as const

function drawRing(
  pen: Pen,
  { shares, colours }: { readonly shares: readonly number[]; readonly colours: MarkColours },
): void {
  const at = RING_PX / 2
  const radiusPx = 16.5
  pen.beginPath()
  pen.arc(at, at, 20.5, 0, 2 * Math.PI)
  pen.fillStyle = colours.halo
  pen.fill()
  const total = shares.reduce((sum, share) => sum + share, 0)
  const parts = shares.filter((share) => share > 0).length
  const gap = parts > 1 ? 0.16 : 0
  let from = -Math.PI / 2
  SHARE_ORDER.forEach((verdict, i) => {
    const share = shares[i] ?? 0
    if (share === 0 || total === 0) return
    const to = from + (share / total) * 2 * Math.PI
    pen.beginPath()
    pen.arc(at, at, radiusPx, from + gap / 2, to - gap / 2)
    pen.lineWidth = RING_WIDTHS_PX[verdict]
    pen.strokeStyle = colours[verdict]
    pen.setLineDash([...RING_DASHES[verdict]])
    pen.stroke()
    from = to
  })
}

function drawPlace(pen: Pen, { sign, halo, label, edge }: MarkRequest & { readonly shape: 'place' }): void {
  const at = PLACE_PX / 2
  pen.beginPath()
  pen.roundRect(2.5, 2.5, PLACE_PX - 5, PLACE_PX - 5, 5)
  pen.fillStyle = halo
  pen.fill()
  pen.strokeStyle = edge
  pen.lineWidth = 1.4
  pen.stroke()
  if (isSign(sign)) stroke(pen, sign, { size: 14, at, colour: label, width: 2.2 })
}

/** An arrowhead with a notch: the way one faces, seen at arm's length. */
const RIDER_PATH = 'M22 4 36 38 22 31 8 38Z'

function drawRider(pen: Pen, { me, halo }: MarkRequest & { readonly shape: 'rider' }): void {
  const arrow = new Path2D(RIDER_PATH)
  pen.lineJoin = 'round'
  pen.lineWidth = 9
  pen.strokeStyle = halo
  pen.stroke(arrow)
  pen.lineWidth = 5
  pen.strokeStyle = '#ffffff'
  pen.stroke(arrow)
  pen.fillStyle = me
  pen.fill(arrow)
}

const SIZES = { pin: PIN_PX, ring: RING_PX, place: PLACE_PX, rider: RIDER_PX } as const

/** The pixels of a mark, `MARK_RATIO` times its size on the map. */
export function drawMark(request: MarkRequest): ImageData {
  const edge = SIZES[request.shape] * MARK_RATIO
  // Its pixels are read at once: drawn by the graphics card, each mark would wait for it.
  const pen = new OffscreenCanvas(edge, edge).getContext('2d', { willReadFrequently: true })
  if (pen === null) throw new Error('No canvas to draw marks on')
  pen.scale(MARK_RATIO, MARK_RATIO)
  if (request.shape === 'pin') drawPin(pen, request)
  else if (request.shape === 'ring') drawRing(pen, request)
  else if (request.shape === 'rider') drawRider(pen, request)
  else drawPlace(pen, request)
  return pen.getImageData(0, 0, edge, edge)
}
