import { useEffect } from "react";

/** Puts how many mails are unread before the page's title, which is what a tab in the background shows. */
export function useUnreadTitle(unreadCount: number): void {
  useEffect(() => {
    const { title } = document;
    if (unreadCount > 0) document.title = `(${unreadCount}) ${title}`;
    return () => {
      document.title = title;
    };
  }, [unreadCount]);
}
