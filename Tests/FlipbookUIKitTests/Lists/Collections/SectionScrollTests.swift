import FlipbookDrawing
import FlipbookUIKit
import FlipbookViews
import Foundation
import Testing

@MainActor
@Suite("Sections that scroll across")
struct SectionScrollTests {
  private final class Ten: NSObject, UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  /// A collection of 200 by 400 points whose first section has groups of 100 by 50, 10 apart, 20 from the edges.
  private func film(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, dragged way: CGFloat? = nil,
    until end: Double = 2
  ) -> (UICollectionView, UIKitFilm, Ten) {
    let data = Ten()
    let layout = UICollectionViewCompositionalLayout { number, _ in
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(50)),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 10
      section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
      if number == 0 { section.orthogonalScrollingBehavior = behavior }
      return section
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 400), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = data
    let root = UIViewController()
    let film = UIKitFilm(size: CGSize(width: 200, height: 400)) {
      root.view.addSubview(view)
      return root
    }
    if let way {
      film.runtime.schedule(
        InteractionStep(
          at: 0.2,
          .drag(
            .point(x: 150, y: 30), .offsets([CGSize(width: way, height: 0)]),
            InteractionAction.Pacing(duration: 0.2, curve: .linear)))
      ) { _ in Issue.record("nothing was dragged") }
    }
    film.go(to: end)
    return (view, film, data)
  }

  private func left(_ view: UICollectionView, _ item: Int) -> CGFloat? {
    view.cellForItem(at: IndexPath(item: item, section: 0)).flatMap {
      $0.superview?.convert($0.frame.origin, to: view).x
    }
  }

  @Test("groups lie in a row, and the next section lies below it")
  func row() throws {
    let (view, _, data) = film(.continuous, until: 0.1)
    #expect(left(view, 0) == 20 && left(view, 1) == 130 && left(view, 2) == nil)
    let below = try #require(view.cellForItem(at: IndexPath(item: 0, section: 1)))
    #expect(below.frame.minY == 65)
    // Two sections of 60 and 600 points.
    #expect(view.contentSize.height == 660)
    withExtendedLifetime(data) {}
  }

  @Test("a finger moves the section alone, which rests where its behaviour says")
  func rests() throws {
    func place(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ way: CGFloat) -> CGFloat? {
      let (view, _, data) = film(behavior, dragged: way)
      #expect(view.contentOffset == .zero)
      defer { withExtendedLifetime(data) {} }
      for item in 0..<10 {
        if let x = left(view, item) { return x - 20 - CGFloat(item) * 110 }
      }
      return nil
    }
    // A group at a time, and one that is hardly moved goes back.
    #expect(place(.groupPaging, -100) == -110)
    #expect(place(.groupPaging, -20) == 0)
    #expect(place(.groupPagingCentered, -100) == -80)
    let free = try #require(place(.continuous, -100))
    #expect(free < -150)
    let bound = try #require(place(.continuousGroupLeadingBoundary, -100))
    #expect(bound < -100 && bound.truncatingRemainder(dividingBy: 110) == 0)
    #expect(place(.paging, -100) == -200)
  }

  @Test("centred groups stand in the middle, the first as well")
  func centred() {
    let (view, _, data) = film(.groupPagingCentered, until: 0.1)
    #expect(left(view, 0) == 50)
    withExtendedLifetime(data) {}
  }

  @Test("a call scrolls a section to an item, and what goes out of sight is put away")
  func call() {
    let (view, film, data) = film(.continuous, until: 0.1)
    view.scrollToItem(at: IndexPath(item: 5, section: 0), at: .left, animated: false)
    film.go(to: 0.3)
    #expect(left(view, 5) == 20 && left(view, 0) == nil)
    view.collectionViewLayout = UICollectionViewFlowLayout()
    film.go(to: 0.5)
    #expect(view.visibleCells.allSatisfy { $0.superview === view })
    withExtendedLifetime(data) {}
  }

  @Test("headers keep clear of the insets at the sides, unless they aren't to")
  func headers() {
    func frame(_ follows: Bool) -> CGRect? {
      let data = Ten()
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 10)
      section.supplementariesFollowContentInsets = follows
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "head", alignment: .top)
      ]
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 400),
        collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
      view.dataSource = data
      defer { withExtendedLifetime(data) {} }
      return view.layoutAttributesForSupplementaryElement(
        ofKind: "head", at: IndexPath(item: 0, section: 0))?
        .frame
    }
    #expect(frame(true) == CGRect(x: 20, y: 0, width: 170, height: 30))
    #expect(frame(false) == CGRect(x: 0, y: 0, width: 200, height: 30))
  }
}
