-- Stores a batch of mails and tells for each what became of it, in one statement: it holds or fails as a whole, and
-- costs one round trip. Called by lib/intake/deliver.ts. Each mail comes once and is copied here for every account that
-- it goes to. A change of the parameters makes a second function beside the old one, which running processes still call.
--
-- plans        by name: emails_per_month, retention_days
-- account_ids  of all recipients, each once; accounts are known by their position in it below
-- recipients   in the order of the mails: mail (its position in the batch), account, counts, looked (at the account's faults),
--              and the row of `messages`
-- mails        what the rows of `mails` have in common, one for each mail of the batch
-- sources      of these mails, base64
-- copies       of these mails: JSON with the account and the id of each row of `mails`
-- attachments  in the order of the mails: mail, index, content_id; their content, base64, stands in `contents`
create or replace function restante_deliver(
  plans json, account_ids text[], recipients json, mails json, sources text[], copies text[], attachments json,
  contents text[]
) returns text[] language plpgsql as $$
#variable_conflict use_column
declare
  now timestamptz;
  -- By account. A plan is null as long as its row is not held; `last` is the newest stamp given, `step` what the next adds.
  plan_of text[] := array_fill(null::text, array[cardinality(account_ids)]);
  is_there boolean[] := array_fill(false, array[cardinality(account_ids)]);
  last_of timestamptz[] := array_fill(null::timestamptz, array[cardinality(account_ids)]);
  step_of interval[] := array_fill(null::interval, array[cardinality(account_ids)]);
  has_faults boolean[] := array_fill(false, array[cardinality(account_ids)]);
  month_of text[] := array_fill(''::text, array[cardinality(account_ids)]);
  used_in integer[] := array_fill(0, array[cardinality(account_ids)]); -- mails counted in that month
  -- By recipient, in the order of the mails.
  mail_at integer[];
  account_at integer[];
  counts_at boolean[];
  looked_at boolean[];
  stamps timestamptz[];
  -- By mail, and of the mail that is decided.
  deliveries text[] := '{}';
  first integer := 1; -- of its recipients
  past integer; -- behind the last of them
  asked integer[]; -- by account: recipients that count
  busy boolean;
  faulted boolean;
  gone integer;
  refused integer;
  in_month text;
  account record;
  a integer;
begin
  -- 1. Hold the accounts, in the order of their ids, passing over those that others hold: they must hold up nobody
  --    else's mail. To a sender, an account that is suspended is gone.
  for account in
    select id, plan, last_received_at, faults_until from accounts
    where id = any(account_ids) and suspended_at is null order by id for no key update skip locked
  loop
    a := array_position(account_ids, account.id);
    plan_of[a] := account.plan;
    last_of[a] := account.last_received_at;
    has_faults[a] := account.faults_until is not null and account.faults_until > restante_clock();
  end loop;
  if array_position(plan_of, null) is not null then
    for account in select id from accounts where id = any(account_ids) and suspended_at is null loop
      is_there[array_position(account_ids, account.id)] := true;
    end loop;
  end if;

  -- 2. The stamps to come: the clock's time, read once the rows are held so that stamps follow the order of the
  --    commits, or a millisecond after the account's last. Over a second ahead of the clock, mails share a stamp, or it
  --    would run away from real time.
  now := restante_clock();
  for a in 1 .. cardinality(account_ids) loop
    step_of[a] := case when last_of[a] >= now + interval '1 second' then interval '0' else interval '1 millisecond' end;
    last_of[a] := greatest(now, last_of[a] + interval '1 millisecond') - step_of[a];
  end loop;

  -- 3. Decide on each mail: it is stored for all its recipients or for none.
  select array_agg(mail order by i), array_agg(account order by i), array_agg(counts order by i),
    array_agg(looked order by i)
  into mail_at, account_at, counts_at, looked_at
  from rows from (json_to_recordset(recipients) as (mail integer, account integer, counts boolean, looked boolean))
    with ordinality as r (mail, account, counts, looked, i);
  stamps := array_fill(null::timestamptz, array[cardinality(mail_at)]);
  while first <= cardinality(mail_at) loop
    asked := array_fill(0, array[cardinality(account_ids)]);
    busy := false;
    faulted := false;
    gone := 0;
    refused := 0;
    past := first;
    while mail_at[past] = mail_at[first] loop
      a := account_at[past];
      faulted := faulted or (has_faults[a] and not looked_at[past]);
      if plan_of[a] is null then -- not held: locked by others, or not there
        busy := busy or is_there[a];
        gone := gone + (not is_there[a])::integer;
      elsif counts_at[past] then
        -- The cap is that of the month in which the mail's first stamp for the account falls.
        in_month := to_char((last_of[a] + step_of[a]) at time zone 'utc', 'YYYY-MM');
        if in_month <> month_of[a] then
          used_in[a] := coalesce((select emails_received from usage u where u.account_id = account_ids[a] and u.month = in_month), 0);
          if month_of[a] <> '' then -- a month ends within the batch: the last mail may have stamps of both
            used_in[a] := used_in[a] + (
              select count(*) from unnest(account_at, counts_at, stamps) as r (account, counts, stamp)
              where r.account = a and r.counts and to_char(r.stamp at time zone 'utc', 'YYYY-MM') = in_month);
          end if;
          month_of[a] := in_month;
        end if;
        asked[a] := asked[a] + 1;
        refused := refused + (used_in[a] + asked[a] > (plans -> plan_of[a] ->> 'emails_per_month')::integer)::integer;
      end if;
      past := past + 1;
    end loop;
    deliveries := deliveries || case
      when busy then 'busy' -- whatever else: the sender's mail is tried again in a moment
      when faulted then 'faulted'
      when gone = past - first then 'gone'
      when refused = past - first then 'over_cap'
      when gone + refused > 0 then 'partly_refused'
      else 'stored' end;
    if deliveries[mail_at[first]] = 'stored' then
      for r in first .. past - 1 loop
        a := account_at[r];
        last_of[a] := last_of[a] + step_of[a];
        stamps[r] := last_of[a];
        used_in[a] := used_in[a] + counts_at[r]::integer;
      end loop;
    end if;
    first := past;
  end loop;
  if array_position(deliveries, 'stored') is null then return deliveries; end if;

  -- 4. Store: mails and attachments once for an account, a message for each recipient. `offset 0` keeps the bytes from
  --    being decoded anew for each copy.
  insert into mails
    (account_id, id, source, envelope_sender, from_address, from_name, "to", subject, text, html, headers, extracted,
    attachments)
  select account_ids[copy.account], copy.id, mail.source, nullif(mail.sender, mail.from_address), mail.from_address, mail.from_name, mail."to", mail.subject,
    mail.text, mail.html, mail.headers, mail.extracted, mail.attachments
  from (
    select row.*, decode(row.encoded, 'base64') as source
    from rows from (
      json_to_recordset(mails) as (sender text, from_address text, from_name text, "to" json, subject text, text text, html text,
        headers json, extracted json, attachments json),
      unnest(sources, copies)
    ) with ordinality
      as row (sender, from_address, from_name, "to", subject, text, html, headers, extracted, attachments, encoded, copies, position)
    where deliveries[row.position] = 'stored' offset 0
  ) as mail, json_to_recordset(mail.copies::json) as copy (account integer, id text);
  if cardinality(contents) > 0 then
    insert into attachments (account_id, mail_id, index, content_id, content)
    select account_ids[copy.account], copy.id, attachment.index, attachment.content_id, attachment.content
    from (
      select row.mail, row.index, row.content_id, decode(row.encoded, 'base64') as content
      from rows from (json_to_recordset(attachments) as (mail integer, index integer, content_id text), unnest(contents))
        as row (mail, index, content_id, encoded)
      where deliveries[row.mail] = 'stored' offset 0
    ) as attachment, json_to_recordset(copies[attachment.mail]::json) as copy (account integer, id text);
  end if;
  insert into messages (account_id, id, mail_id, namespace, tag, tag_key, address, received_at, expire_at)
  select account_ids[row.account], row.id, row.mail_id, row.namespace, row.tag, row.tag_key, row.address, row.stamp,
    row.stamp + make_interval(hours => 24 * (plans -> plan_of[row.account] ->> 'retention_days')::integer)
  from rows from (
    json_to_recordset(recipients)
      as (account integer, id text, mail_id text, namespace text, tag text, tag_key text, address text),
    unnest(stamps)
  ) as row (account, id, mail_id, namespace, tag, tag_key, address, stamp)
  where row.stamp is not null;

  -- 5. Count them in the months of their stamps, and note each account's newest stamp.
  insert into usage (account_id, month, emails_received)
  select account_ids[row.account], to_char(row.stamp at time zone 'utc', 'YYYY-MM'), count(*)
  from unnest(account_at, counts_at, stamps) as row (account, counts, stamp)
  where row.counts and row.stamp is not null group by 1, 2
  on conflict (account_id, month) do update set emails_received = usage.emails_received + excluded.emails_received;
  update accounts set last_received_at = row.last
  from (
    select account_ids[account] as id, max(stamp) as last from unnest(account_at, stamps) as r (account, stamp)
    where r.stamp is not null group by 1
  ) as row
  where accounts.id = row.id;
  return deliveries;
end
$$;
