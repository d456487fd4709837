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

  /// A value that goes by its own kind of data.
  private final class Card: NSItemProviderWriting, NSItemProviderReading {
    let text: String
    init(_ text: String) { self.text = text }
    static var writableTypeIdentifiersForItemProvider: [String] { ["org.example.card"] }
    static var readableTypeIdentifiersForItemProvider: [String] { ["org.example.card"] }
    func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(Data(text.utf8), nil)
      return nil
    }
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Card {
      Card(String(decoding: data, as: UTF8.self))
    }
  }

  @Test("an object that writes itself has its own kinds; one that reads is made of registered data")
  func ownKinds() async {
    let provider = NSItemProvider(object: Card("ace"))
    #expect(provider.registeredTypeIdentifiers == ["org.example.card"])
    #expect(await data(of: provider, "org.example.card") == Data("ace".utf8))
    let other = NSItemProvider()
    other.registerDataRepresentation(forTypeIdentifier: "org.example.card", visibility: .all) { done in
      done(Data("king".utf8), nil)
      return nil
    }
    #expect(other.canLoadObject(ofClass: Card.self) && !other.canLoadObject(ofClass: NSString.self))
    let text = await withCheckedContinuation { continuation in
      other.loadObject(ofClass: Card.self) { card, _ in continuation.resume(returning: card?.text) }
    }
    #expect(text == "king")
  }

  private func data(of provider: NSItemProvider, _ type: String) async -> Data? {
    await withCheckedContinuation { continuation in
      provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
        continuation.resume(returning: data)
      }
    }
  }
}
