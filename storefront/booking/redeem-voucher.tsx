import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError, callApi } from '../device/api.ts';
import { Button } from '../ui/button.tsx';

/** For the staff: takes the voucher, once. */
export default function RedeemVoucher({ token }: { token: string }) {
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  async function redeem() {
    setBusy(true);
    try {
      await callApi('POST', '/api/admin/vouchers/redeem', { token });
      await revalidate();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.status === 403 ? 'Only our staff can mark a voucher as used.' : error.message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="mt-8">
      <Button onClick={() => void redeem()} disabled={busy}>
        Mark as used
      </Button>
      <p role="alert" className="mt-3 font-medium text-danger">
        {problem}
      </p>
    </div>
  );
}
