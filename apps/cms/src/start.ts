/**
 * Opens the council, or ends the process with one sentence: Next itself would go on and answer every request with
 * an error, while a stopped process is seen and started again.
 */
export async function start(): Promise<void> {
  try {
    const { noteConnections } = await import('./api/connection.ts')
    noteConnections()
    const { askForHttps } = await import('./request-guard/ask-for-https.ts')
    askForHttps()
    const { boundSlowRequests } = await import('./request-guard/bound-slow-requests.ts')
    boundSlowRequests()
    const { mendHosts } = await import('./request-guard/mend-host.ts')
    mendHosts()
    const { nameSessionCookie } = await import('./request-guard/session-cookie.ts')
    nameSessionCookie()
    const { openCouncil } = await import('./council.ts')
    await openCouncil()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    const { statusOf } = await import('./cannot-start.ts')
    process.exit(statusOf(error))
  }
}
