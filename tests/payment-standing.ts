/** SQL: how a row `p` of payments stands with its refunds, in one word, and what of it goes back. */
export const standing = `case
  when exists (select from refunds r where r.payment_id = p.id and r.state in ('due', 'sent', 'failed')) then 'refund_due'
  when p.amount_paise = (select sum(r.amount_paise) from refunds r where r.payment_id = p.id and r.state <> 'void') then 'refunded'
  else p.status end`;
export const refund = `(select sum(r.amount_paise)::bigint from refunds r where r.payment_id = p.id and r.state <> 'void')`;
