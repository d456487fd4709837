import Foundation
import Testing

@testable import FlipbookViews

struct NSItemProviderTests {
  @Test("registered data is found by its kind and by what that is, and comes when it is asked for")
  func representations() async {
    let provider = NSItemProvider()
    #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) { done in
      done(Data([1, 2]), nil)
      return nil
    }
    #expect(provider.registeredTypeIdentifiers == ["public.png"])
    #expect(provider.hasItemConformingToTypeIdentifier("public.png"))
    #expect(provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(await data(of: provider, "public.image") == Data([1, 2]))
    #expect(await data(of: provider, "public.text") == nil)
  }

  @Test("a provider of a file has its name, its data and the kind that its ending says")
  func file() async throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
    try Data([3]).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let provider = try #require(NSItemProvider(contentsOf: url))
    #expect(provider.suggestedName == url.deletingPathExtension().lastPathComponent)
    #expect(await data(of: provider, "public.json") == Data([3]))
    #expect(NSItemProvider(contentsOf: url.appendingPathComponent("none")) == nil)
  }

  @Test("a provider of a text has it, and its bytes as plain text")
  func text() async {
    let provider = NSItemProvider(object: "word" as NSString)
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(await data(of: provider, "public.text") == Data("word".utf8))
    #expect(provider.canLoadObject(ofClass: String.self) && provider.canLoadObject(ofClass: NSString.self))
    #expect(!provider.canLoadObject(ofClass: URL.self))
    let address = NSItemProvider(object: URL(fileURLWithPath: "/a") as NSURL)
    #expect(address.canLoadObject(ofClass: URL.self) && !address.canLoadObject(ofClass: String.self))
    #expect(address.hasItemConformingToTypeIdentifier("public.url"))
  }

  private func data(of provider: NSItemProvider, _ type: String) async -> Data? {
    await withCheckedContinuation { continuation in
      provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
        continuation.resume(returning: data)
      }
    }
  }
}
