import Flipbook
import Foundation
import Testing

@Suite("Bookmarks of files")
struct BookmarkTests {
  @Test("a bookmark finds its file again, and no other data finds one")
  func file() throws {
    let process = ProcessInfo.processInfo.processIdentifier
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("bookmark-\(process)")
    #expect(throws: CocoaError.self) { try file.bookmarkData() }
    try Data("text".utf8).write(to: file)
    let data = try file.bookmarkData(
      options: .minimalBookmark, includingResourceValuesForKeys: nil, relativeTo: nil)
    var isStale = true
    let found = try URL(
      resolvingBookmarkData: data, options: [.withoutUI], relativeTo: nil, bookmarkDataIsStale: &isStale)
    #expect(found.path == file.path && !isStale)
    #expect(throws: CocoaError.self) {
      try URL(resolvingBookmarkData: Data("other".utf8), bookmarkDataIsStale: &isStale)
    }
    try FileManager.default.removeItem(at: file)
    #expect(throws: CocoaError.self) { try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale) }
  }

  @Test("nobody allows to be followed")
  func tracking() async {
    #expect(ATTrackingManager.trackingAuthorizationStatus == .notDetermined)
    #expect(await ATTrackingManager.requestTrackingAuthorization() == .denied)
  }
}
