import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { productPageTexts } from '../../messages/en/product/page.ts';
import type { PictureData } from '../../service/catalog/picture-data.ts';
import type { NewCartLine } from '../cart/cart-line.ts';
import { cart } from '../device/cart.ts';
import { useText } from '../rendering/text.tsx';
import { addressInWidth } from '../ui/picture.tsx';
import { toast } from '../ui/toast.tsx';
import { urls } from '../urls.ts';

/** CART-7. */
const redirectAfter = 1_500;

/** Adds a line to the cart, announces it, and then opens the cart (CART-7). */
export function useAddToCart(): { added: boolean; add: (line: NewCartLine) => void } {
  const t = useText();
  const navigate = useNavigate();
  const [added, setAdded] = useState(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  // a user who has left the page in the meantime is not redirected to the cart
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
      clearTimeout(leaving.current);
    };
  }, []);
  return {
    added,
    add: (line) => {
      if (!here.current) return;
      cart.add(line);
      setAdded(true);
      toast(t(productPageTexts.addedToCart), { kind: 'success', ms: redirectAfter });
      leaving.current = setTimeout(() => void navigate(urls.cart), redirectAfter);
    },
  };
}

/** A small size, for the cart. */
export const cartPicture = (picture: PictureData | null | undefined) => (picture ? addressInWidth(picture, 480) : '');
