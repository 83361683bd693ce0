import { runProcess } from "@/lib/process";
import { startSmtp } from "./start";

void runProcess({ kind: "smtp", host: "SMTP_HOST", port: "SMTP_PORT" }, () => startSmtp());
