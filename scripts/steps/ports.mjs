import { createServer } from 'node:net'
import { Failure } from './failure.mjs'

const listen = (port, host) =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(port, host, () => {
      const { port: taken } = probe.address()
      probe.close(() => resolve(taken))
    })
  })

/** A free port. */
export const freePort = () => listen(0, '127.0.0.1')

/** Throws if another program uses the app's port. */
export async function checkPort({ name, port, variable, host }) {
  try {
    await listen(port, host)
  } catch (error) {
    if (error.code === 'EADDRINUSE')
      throw new Failure(
        `Port ${port} is in use by another program: stop it, or choose another port for the ${name} with ${variable}=….`,
      )
    if (error.code === 'EACCES')
      throw new Failure(
        `This account may not open port ${port}: choose one above 1023 for the ${name} with ${variable}=….`,
      )
    throw error
  }
}
