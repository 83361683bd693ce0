import { runProcess } from "@/lib/process";
import { startSmtp } from "./start";

void runProcess(() => startSmtp());
