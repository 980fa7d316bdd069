import { describe, expect, it } from 'vitest'
import type { WatchState } from '../../../data/trips/use-watch.ts'
import { watchWords } from './watch-words.ts'

const AT_MS = Date.parse('2026-11-28T23:00:00Z')
const state = (change: Partial<WatchState>): WatchState => ({
  waiting: null,
  stage: null,
  contactsAtMs: AT_MS,
  isFresh: true,
  ...change,
})
const waits = { problem: null, isRefused: false }

describe('what is said of a watch', () => {
  it('is that nobody watches, until the server has said that it does', () => {
    expect(watchWords(state({ waiting: waits }))).toBe('Nobody watches yet: the plan waits for a network.')
    expect(watchWords(state({}))).toBe('Nobody watches yet: the server has not answered.')
  })

  it('is when the contacts are told', () => {
    expect(watchWords(state({ stage: 'planned' }))).toBe(
      'The server watches. If you are not back, your contacts are told at 5:00 PM on November 28.',
    )
  })

  it('names an old word of the server as one, and a change it does not know of', () => {
    expect(watchWords(state({ stage: 'underWay', isFresh: false }))).toMatch(/last word from the server\.$/)
    expect(watchWords(state({ stage: 'underWay', waiting: waits }))).toMatch(
      /^The last change waits for a network\. Before it: The server watches\./,
    )
  })

  it('is why the server refuses', () => {
    const waiting = { problem: 'The plan has ended.', isRefused: true }
    expect(watchWords(state({ stage: 'closed', waiting }))).toBe('The server does not take it: The plan has ended.')
  })
})
