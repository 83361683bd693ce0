-- Stores one mail for one recipient, without attachments, and tells what became of it: most mails are such, and single
-- rows cost half of what sets do. Called by lib/intake/deliver-plain.ts, for several mails in one statement: the
-- transaction is theirs together. It decides as restante_deliver.sql does; an account that others hold is passed over,
-- never waited for, so the mails need no order.
create or replace function restante_deliver_plain(
  plans json, account text, counts boolean, namespace text, tag text, tag_key text, address text, message_id text,
  mail_id text, source text, from_address text, from_name text, recipients json, subject text, text text, html text,
  headers json, extracted json, sender text, looked boolean
) returns text language plpgsql as $$
declare
  held record;
  allowed json;
  now timestamptz;
  stamp timestamptz;
begin
  -- A second mail for the account within the transaction finds the row as the first has left it.
  select plan, last_received_at, faults_until, xmin = pg_current_xact_id()::xid as is_stamped into held
  from accounts where id = account and suspended_at is null for no key update skip locked;
  if not found then -- to a sender, an account that is suspended is gone
    return case when exists (select from accounts where id = account and suspended_at is null) then 'busy' else 'gone' end;
  end if;
  allowed := plans -> held.plan;

  now := restante_clock(); -- once the row is held
  if held.faults_until > now and not looked then return 'faulted'; end if;
  stamp := greatest(now, held.last_received_at + interval '1 millisecond');
  if held.is_stamped and held.last_received_at > now + interval '1 second' then stamp := held.last_received_at; end if;

  if counts then
    insert into usage as u (account_id, month, emails_received)
    values (account, to_char(stamp at time zone 'utc', 'YYYY-MM'), 1)
    on conflict (account_id, month) do update set emails_received = u.emails_received + 1
      where u.emails_received < (allowed ->> 'emails_per_month')::integer;
    if not found then return 'over_cap'; end if;
  end if;
  insert into mails
    (account_id, id, source, envelope_sender, from_address, from_name, "to", subject, text, html, headers, extracted,
    attachments)
  values (account, mail_id, decode(source, 'base64'), nullif(sender, from_address), from_address, from_name, recipients,
    subject, text, html, headers, extracted, '[]');
  insert into messages (account_id, id, mail_id, namespace, tag, tag_key, address, received_at, expire_at)
  values (account, message_id, mail_id, namespace, tag, tag_key, address, stamp,
    stamp + make_interval(hours => 24 * (allowed ->> 'retention_days')::integer));
  update accounts set last_received_at = stamp where id = account;
  return 'stored';
end
$$;
