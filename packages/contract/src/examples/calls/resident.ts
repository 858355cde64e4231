/** What the resident of the examples writes, and the secret of a private link. */
export const feedback = {
  name: 'शुभांगी तळेकर',
  mobile: '0251-555-0177',
  subject: 'Street lamp in Ward 12',
  email: 'resident@sahyanagar.example',
  feedback: 'बाजार गल्लीतील पथदिवा बंद आहे. The lamp at the corner is dark.',
}

export const secret = 'abcdefghijklmnopqrstuvwx23'
