-- Tells the SMTP processes which account they must ask for anew (lib/intake/account-changes.ts): its plan has changed,
-- it is suspended or deleted, or loses a namespace. Such changes are rare, so unlike intake's their NOTIFY may be part of
-- the transaction.
create or replace function restante_account_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('restante_account', to_jsonb(old) ->> tg_argv[0]);
  return null;
end
$$;
create or replace trigger account_changed after delete or update of plan, faults_until, suspended_at on accounts
  for each row execute function restante_account_changed('id');
create or replace trigger account_changed after delete or update of account_id on namespaces
  for each row execute function restante_account_changed('account_id');
