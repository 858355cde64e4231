/** A flag that something waits, so that pages need not load the outbox to find out. */
const mark = 'feedbackWaiting'

export function noteWaiting(isWaiting: boolean): void {
  try {
    if (isWaiting) localStorage.setItem(mark, 'true')
    else localStorage.removeItem(mark)
  } catch (error) {
    console.warn('That feedback waits cannot be noted', error)
  }
}

export function isFeedbackWaiting(): boolean {
  try {
    return localStorage.getItem(mark) !== null
  } catch (error) {
    console.warn('Whether feedback waits cannot be read', error)
    return false
  }
}
