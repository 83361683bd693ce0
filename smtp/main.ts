import { runProcess } from "@/lib/process";
import { startSmtp } from "./start";

void runProcess({ host: "SMTP_HOST", port: "SMTP_PORT" }, () => startSmtp());
