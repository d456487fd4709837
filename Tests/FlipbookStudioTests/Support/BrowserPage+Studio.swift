import FlipbookTestSupport

extension BrowserPage {
  /// A page of a studio, which goes on as long as the page.
  convenience init(_ studio: StudioRun) throws { try self.init(studio.address, shown: studio) }
}
