import { expect, test } from 'vitest'
import { presentHeadedTexts } from './present-headed-texts.ts'

const row = (id: number, heading: string, description = `Text ${id}`) => ({ id, heading, description })
const groups = (...rows: ReturnType<typeof row>[]) =>
  presentHeadedTexts(rows).map(({ id, heading, texts }) => [id, heading, texts.map((text) => text.id)])

test('records of one heading stand together, where the first of them stood', () => {
  expect(groups(row(1, 'The Act'), row(2, 'The Act'), row(3, 'Appeals'), row(4, 'The Act'))).toEqual([
    [1, 'The Act', [1, 2, 4]],
    [3, 'Appeals', [3]],
  ])
})

test('a space more or less makes no other heading', () => {
  expect(groups(row(1, 'The Act '), row(2, 'The  Act'))).toEqual([[1, 'The Act', [1, 2]]])
})

test('each record keeps its text', () => {
  const own = row(7, 'अधिनियम', 'लागू')
  expect(presentHeadedTexts([own])[0]?.texts).toEqual([own])
})

test('without records there is no heading', () => {
  expect(groups()).toEqual([])
})
