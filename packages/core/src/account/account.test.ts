import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSafeReturnPath } from './is-safe-return-path.ts'
import { roleMay, roleOf, ROLES } from './role-of.ts'

const ORIGIN = 'https://trails.example.org'

/** The parts hostile addresses are made of. */
const piece = fc.constantFrom(
  '/', '//', '\\', '/\\', '\\/', '..', '.', ':', '@', '?', '#', '&', '=', '%', '%2f', '%2F', '%5c', '%5C', '%2e', '%252f', '%25',
  '%255c', '%09', '%0a', '%00', '\t', '\n', '\r', '\0', '\u0085', ' ', '\u2028', '\ufeff', '／', '＼', '。', '‥', 'evil.example', 'https:',
  'javascript:', 'data:', 'http', 'trails', 'map', 'q', '1', '<', '>', '"', "'", '`', '%3a', '%3A', '%3c', '%22', '%27', '%60', '\ud800',
) // prettier-ignore
const hostile = fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join(''))
const anything = fc.oneof(
  hostile,
  hostile.map((rest) => `/${rest}`),
  fc.string({ unit: 'binary', maxLength: 30 }).map((rest) => `/${rest}`),
  fc.webPath(),
)

describe('a return path', () => {
  it.each(['/', '/ai-trails', '/map/wolf-pen-gap-8', '/trails?activity=hiking&q=brock%20creek', '/profile#sessions'])(
    'may be %s',
    (path) => expect(isSafeReturnPath(path)).toBe(true),
  )

  it.each([
    '', 'map', 'https://evil.example', '//evil.example', '/\\evil.example', '\\\\evil.example', '/\t/evil.example', '/\n/evil.example',
    '/..', '/a/../b', '/a:b', '/javascript:alert(1)', '/<script>', '/a"b', "/a'b", '/a`b', '/%2fevil.example', '/%5cevil.example', '/%252fevil.example',
    '/%2e%2e/', '/%252525252525252fevil.example', '/%09/evil.example', '/%', '/%zz', '/%C0%AF', '/\u0000', `/${'a'.repeat(2000)}`,
  ])('may not be %j', (path) => expect(isSafeReturnPath(path)).toBe(false)) // prettier-ignore

  it('is text', () => {
    for (const value of [null, undefined, 1, {}, ['/']]) expect(isSafeReturnPath(value)).toBe(false)
  })

  it('that is accepted stays with us, wherever it is resolved and however often it is decoded', () => {
    let accepted = 0
    fc.assert(
      fc.property(anything, (path) => {
        if (!isSafeReturnPath(path)) return
        accepted += 1
        for (const text of [path, decodeURIComponent(path)]) {
          const resolved = new URL(text, `${ORIGIN}/profile`)
          expect(resolved.origin).toBe(ORIGIN)
          expect(resolved.username + resolved.password).toBe('')
          // A proxy that decodes the path before it hands it on finds no second host in it either.
          expect(new URL(resolved.pathname, ORIGIN).origin).toBe(ORIGIN)
        }
      }),
      { numRuns: 20_000 },
    )
    expect(accepted).toBeGreaterThan(500)
  })

  it('meets the specified rule: begins with a slash and holds nothing of the list', () => {
    fc.assert(
      fc.property(anything, (path) => {
        if (!isSafeReturnPath(path)) return
        expect(path.startsWith('/')).toBe(true)
        for (const refused of ['..', '//', ':', '<', '>', '"', "'", '`', '\\']) expect(path).not.toContain(refused)
      }),
      { numRuns: 20_000 },
    )
  })
})

describe('a role', () => {
  it.each([
    [null, 'guest'],
    [undefined, 'guest'],
    [{ username: 'rider', roleId: 'admin' }, 'admin'],
    [{ username: 'rider', roleId: 'test' }, 'test'],
    [{ username: 'rider', roleId: 'user' }, 'user'],
    [{ username: 'rider', roleId: 'owner' }, 'user'],
    [{ username: 'admin', roleId: 'user' }, 'user'],
    [{ username: 'admin', roleId: null }, 'admin'],
    [{ username: 'admin' }, 'admin'],
    [{ username: 'Admin' }, 'user'],
    [{ username: 'rider' }, 'user'],
  ])('of %j is %s', (user, role) => expect(roleOf(user)).toBe(role))

  it('may do what is asked of a lesser one', () => {
    const allowed = (least: (typeof ROLES)[number]) => ROLES.filter((role) => roleMay(role, least))
    expect(allowed('guest')).toEqual(ROLES)
    expect(allowed('user')).toEqual(['user', 'test', 'admin'])
    expect(allowed('test')).toEqual(['test', 'admin'])
    expect(allowed('admin')).toEqual(['admin'])
  })
})
