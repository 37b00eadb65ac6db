/** CAR-1 */
export const homeTitle = 'Rent a Car for Your Journey';
