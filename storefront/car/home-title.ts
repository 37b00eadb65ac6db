/** S2 §2 */
export const homeTitle = 'Rent a Car for Your Journey';
