-- The one clock of the service, in milliseconds as the API shows them. A test sets its own by replacing this function.
create or replace function restante_clock() returns timestamptz language sql volatile
as $$ select date_trunc('milliseconds', clock_timestamp()) $$;
