import { expect, test } from 'vitest'
import type { Finding } from '../../content/requirements/finding.ts'
import { type Findings, kinds } from './findings.ts'
import { chosenKind, countsOf, departmentIn, mendableBy, ofDepartment, rowsOf } from './present.ts'

const words = { en: 'x', mr: 'क' }
const finding = (owner?: number): Finding => ({ list: words, name: words, path: '/x', why: words, owner })
const none = Object.fromEntries(kinds.map((kind) => [kind, []])) as unknown as Findings['of']
const findings: Findings = { at: '', of: { ...none, review: [finding(1), finding(2), finding()] } }

test('each kind is counted, in the digits of the language', () => {
  expect(
    countsOf(findings, 'mr')
      .map(({ shown }) => shown)
      .join(''),
  ).toBe('०३०००००००००')
})

test('a department sees its own', () => {
  expect(ofDepartment(findings, 2).of.review).toEqual([finding(2)])
  expect(ofDepartment(findings, undefined).of.review).toHaveLength(3)
})

test('a clerk’s own are those that a clerk can mend', () => {
  const at = (path: string): Finding => ({ ...finding(), path })
  const all = [at('/collections/roads/1'), at('/collections/media/1'), at('/globals/settings')]
  const paths = (role: 'clerk' | 'editor') =>
    mendableBy({ at: '', of: { ...none, language: all } }, role).of.language.map(({ path }) => path)
  expect(paths('clerk')).toEqual(['/collections/roads/1'])
  expect(paths('editor')).toHaveLength(3)
})

test.each([
  ['7', 7],
  ['0', undefined],
  ['1e3', undefined],
  [['1', '2'], undefined],
  [undefined, undefined],
])('%j in an address is the department %s', (asked, department) => {
  expect(departmentIn(asked)).toBe(department)
})

test('the view begins with the first kind of which there is something', () => {
  expect(chosenKind(undefined, findings)).toBe('review')
  expect(chosenKind('alt', findings)).toBe('alt')
  expect(chosenKind('nothing', { at: '', of: none })).toBe('expired')
})

test('a long list has pages, and any number leads to one of them', () => {
  const all = Array.from({ length: 201 }, (_, index) => index)
  expect(rowsOf(all, '3')).toMatchObject({ rows: [200], page: 3, pages: 3 })
  expect(rowsOf(all, '99').page).toBe(3)
  expect(rowsOf(all, '-1').page).toBe(1)
  expect(rowsOf([], undefined)).toMatchObject({ rows: [], page: 1, pages: 1 })
})
