import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CONTOURS_FILE, contourTile, heightAt } from './make-contours.ts'

describe('the contour tile', () => {
  it('is the drawing in the repository', () => {
    expect(readFileSync(CONTOURS_FILE, 'utf8')).toBe(contourTile())
  })

  it('meets itself at its edges', () => {
    for (let at = 0; at <= 80; at += 8) {
      expect(heightAt(0, at)).toBeCloseTo(heightAt(80, at), 9)
      expect(heightAt(at, 0)).toBeCloseTo(heightAt(at, 80), 9)
    }
  })
})
