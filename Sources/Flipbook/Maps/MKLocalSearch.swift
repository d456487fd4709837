import FlipbookDiagnostics
import FlipbookTime
import Foundation

/// A search for places. A film asks nobody: it fails as without a network, with a diagnostic.
open class MKLocalSearch: NSObject {
  /// The kinds of results.
  public struct ResultType: OptionSet, Hashable, Sendable {
    /// The bits of the kinds.
    public let rawValue: UInt
    /// Makes kinds from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Addresses.
    public static let address = ResultType(rawValue: 1)
    /// Places of interest.
    public static let pointOfInterest = ResultType(rawValue: 2)
  }

  /// The question of a search.
  open class Request: NSObject {
    /// The words to look for.
    open var naturalLanguageQuery: String?
    /// The region to look in.
    open var region = MKCoordinateRegion()
    /// Has no effect: nothing is found.
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    /// Has no effect: nothing is found.
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    /// Makes a question without words.
    public override init() {}
    /// Makes a question of words.
    public convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }
  }

  /// The answer of a search.
  open class Response: NSObject {
    /// The places that were found.
    public let mapItems: [MKMapItem] = []
    /// The region that holds them.
    public let boundingRegion = MKCoordinateRegion()
  }

  /// Makes a search, with a diagnostic.
  public init(request: Request) {
    super.init()
    unsupported("MKLocalSearch.init")
  }

  /// Always false.
  open var isSearching: Bool { false }

  /// Fails in the next turn of the run loop.
  open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    FilmClock.post(after: 0) { completionHandler(nil, CLError(.network)) }
  }

  /// Fails.
  ///
  /// - Throws: `CLError.network`.
  open func start() async throws -> Response { throw CLError(.network) }

  /// Does nothing.
  open func cancel() {}
}
