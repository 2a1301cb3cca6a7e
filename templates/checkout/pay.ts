/** A mock of a bank, which accepts every card except one. */
export const SAMPLE_CARD = '4242 4242 4242 4242';

/** A valid number that the bank declines, to demonstrate the error. */
const REFUSED_CARD = '4000 0000 0000 0002';

const RESPONSE_MS = 600;

export class PaymentError extends Error {}

/** @throws PaymentError if the bank declines */
export async function pay(cardNumber: string): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, RESPONSE_MS));
  if (cardNumber === REFUSED_CARD) {
    throw new PaymentError('Your bank refused the payment. Try another card, or ask your bank.');
  }
}
