import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { serverFolder } from '../../../scripts/steps/test-server.mjs'

test('a server may say something after its folder is gone', async () => {
  const server = serverFolder('late')
  server.start('sh', '-c', '(sleep 0.3; echo late) & exit 0')
  await server.stop()
  expect(existsSync(server.folder)).toBe(false)
  await wait(600)
})

test('what a program said is told when it fails', async () => {
  const server = serverFolder('failing')
  await expect(server.run('sh', '-c', 'echo no room >&2; exit 3')).rejects.toThrow('no room')
  await server.stop()
})
