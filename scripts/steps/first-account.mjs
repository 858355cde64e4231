const account = {
  name: 'Staff',
  email: 'admin@sahyanagar.example',
  password: 'a-long-enough-password',
  role: 'admin',
}

/** Asks the desk at `cmsUrl` as its own pages do; with a token as whoever has it. */
export const askDesk = (cmsUrl, path, body, token) =>
  fetch(`${cmsUrl}/cms-api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `JWT ${token}` } : { origin: cmsUrl }),
    },
    body: JSON.stringify(body),
  })

/** The token of an administrator, whose account is made where the desk has none. */
export async function logInAtDesk(cmsUrl) {
  await askDesk(cmsUrl, '/users/first-register', account)
  const answer = await askDesk(cmsUrl, '/users/login', account)
  const token = /payload-token=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1]
  if (!token) throw new Error(`Nobody can log in at ${cmsUrl}: ${answer.status}`)
  return token
}

/** The number of a record that is always there. */
export async function firstTender(cmsUrl, token) {
  const answer = await fetch(`${cmsUrl}/cms-api/tenders?limit=1&depth=0`, {
    headers: { authorization: `JWT ${token}` },
  })
  return (await answer.json()).docs[0].id
}
