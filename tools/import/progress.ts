export type Progress = (done: number, total: number | null, what: string) => void

const WIDTH = 28

/** The text of the bar; without a total it only counts. */
export const progressText = (done: number, total: number | null, what: string): string => {
  if (total === null || total === 0) return `${done.toLocaleString('en-US')} ${what}`
  const share = Math.min(1, done / total)
  const bar = '█'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '·')
  return `${bar} ${Math.round(share * 100)} % · ${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} ${what}`
}

/** A bar that is redrawn in place on a terminal; elsewhere one line a call would only fill logs, so nothing is drawn. */
export const progressOn = (out: NodeJS.WriteStream): Progress =>
  out.isTTY
    ? (done, total, what) => {
        out.write(`\r\u001b[K${progressText(done, total, what)}${total !== null && done >= total ? '\n' : ''}`)
      }
    : () => undefined
