/// How the page of a report looks.
enum HTMLReportStyle {
  static let text = """
    :root { color-scheme: light dark; --line: #8886; --good: #2a8a43; --bad: #c8283c; --pick: #3b74d633; }
    * { box-sizing: border-box; }
    body { margin: 0; font: 14px/1.45 system-ui, sans-serif; height: 100vh; display: flex; flex-direction: column; }
    header { padding: 12px 16px; border-bottom: 1px solid var(--line); }
    h1 { font-size: 18px; margin: 0; }
    h2 { font-size: 15px; margin: 0 0 4px; overflow-wrap: anywhere; }
    p { margin: 2px 0; }
    .good { color: var(--good); font-weight: 600; }
    .bad { color: var(--bad); font-weight: 600; }
    .settings { opacity: .7; }
    .note { border-left: 3px solid #d99a00; padding-left: 8px; }
    main { flex: 1; display: flex; min-height: 0; }
    nav { width: 280px; overflow: auto; border-right: 1px solid var(--line); padding: 8px; flex: none; }
    nav ol { list-style: none; margin: 8px 0; padding: 0; }
    nav li { padding: 4px 6px; border-radius: 4px; cursor: pointer; overflow-wrap: anywhere; }
    nav li[aria-current] { background: var(--pick); }
    nav li span { display: block; font-size: 12px; opacity: .75; }
    nav li.match span { color: var(--good); }
    nav li:not(.match) span { color: var(--bad); opacity: 1; }
    #viewer { flex: 1; display: flex; flex-direction: column; min-width: 0; padding: 12px; }
    #viewer[hidden] { display: none; }
    #message { white-space: pre-wrap; margin: 0 0 8px; font: inherit; max-height: 9em; overflow: auto; }
    #tools { display: flex; gap: 12px; align-items: center; flex-wrap: wrap; margin-bottom: 8px; }
    button { font: inherit; padding: 2px 8px; }
    button[aria-pressed=true] { background: #3b74d6; color: #fff; }
    output { display: inline-block; width: 5em; text-align: center; }
    #stage { flex: 1; overflow: auto; display: flex; gap: 12px; align-items: flex-start; border: 1px solid var(--line);
      padding: 8px; background: #7772; }
    figure { margin: 0; flex: none; }
    figcaption { font-size: 12px; opacity: .75; }
    .stack { position: relative; flex: none; }
    img { display: block; image-rendering: pixelated;
      background: repeating-conic-gradient(#ccc 0 25%, #fff 0 50%) 0 0 / 16px 16px; }
    .stack img + img { position: absolute; left: 0; top: 0; }
    .handle { position: absolute; top: 0; bottom: 0; width: 2px; background: #f01e50; pointer-events: none; }
    """
}
