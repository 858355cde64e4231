import { AwsClient } from 'aws4fetch'

/** Makes a bucket on a server that speaks S3, whose address holds the key, and returns the desk's settings for it. */
export async function newBucket(url, name = 'council') {
  const { origin, username, password } = new URL(url)
  const [accessKeyId, secretAccessKey] = [username, password].map(decodeURIComponent)
  const client = new AwsClient({ accessKeyId, secretAccessKey, service: 's3' })
  const made = await client.fetch(`${origin}/${name}`, { method: 'PUT' })
  if (!made.ok) throw new Error(`The bucket could not be made: ${made.status}`)
  return {
    S3_ENDPOINT: origin,
    S3_BUCKET: name,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  }
}
