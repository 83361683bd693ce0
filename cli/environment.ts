/** What any program needs, and names that are ours alone. */
const kept =
  /^(?:demo_api_key|demo_namespace|path|home|user|lang|lc_.*|tz|tmp|temp|tmpdir|systemroot|windir|comspec|pathext|userprofile|appdata|localappdata)$/i;

/** The settings in the environment of a command are meant for the application: a `PORT` or an `EMAIL_SERVER` there is its own. */
export function leaveSettings(): void {
  for (const name of Object.keys(process.env)) if (!kept.test(name)) delete process.env[name];
}
