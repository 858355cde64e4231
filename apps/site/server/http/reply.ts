import { nothingInside } from './security-headers.ts'

/** A short answer in JSON for a person or a program; never kept by anybody. */
export function refuse(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json(
    { message },
    {
      status,
      headers: { 'cache-control': 'no-store', 'content-security-policy': nothingInside, ...headers },
    },
  )
}
