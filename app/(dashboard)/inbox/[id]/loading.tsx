import { Skeleton } from "@/components/skeleton";

export default function LoadingMessage() {
  return (
    <div className="flex min-h-full flex-col" aria-busy="true">
      <div className="grid gap-3 border-b px-5 py-4">
        <Skeleton className="h-7 w-2/3" />
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="h-5 w-1/3" />
      </div>
      <div className="border-b bg-canvas px-5 py-4">
        <Skeleton className="h-[4.75rem] w-full rounded-xl" />
      </div>
      <div className="flex h-10 items-center gap-4 border-b px-5">
        <Skeleton className="h-4 w-12" />
        <Skeleton className="h-4 w-12" />
        <Skeleton className="h-4 w-16" />
        <Skeleton className="h-4 w-16" />
      </div>
      <div className="m-5 min-h-64 flex-1">
        <Skeleton className="h-full min-h-64 w-full" />
      </div>
    </div>
  );
}
