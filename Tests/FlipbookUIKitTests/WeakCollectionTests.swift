import FlipbookUIKit
import Testing

/// Collections that don't own their elements.
@Suite struct WeakCollectionTests {
  private protocol Listener: AnyObject {}
  private final class Ear: Listener {}

  @Test("A hash table of listeners forgets those that are gone") func hashTables() {
    let table = NSHashTable<any Listener>.weakObjects()
    let kept = Ear()
    do {
      let gone = Ear()
      table.add(gone)
      table.add(kept)
      table.add(kept)
      #expect(table.count == 2 && table.contains(gone))
    }
    #expect(table.allObjects.count == 1 && table.allObjects.first === kept && table.anyObject === kept)
    table.remove(kept)
    #expect(table.count == 0)
    let strong = NSHashTable<NSString>(options: .strongMemory)
    strong.add("a")
    #expect(strong.contains("a") && strong.member("b") == nil)
    strong.removeAllObjects()
    #expect(strong.allObjects.isEmpty)
  }

  @Test("A map table finds equal keys, and forgets the values that are gone") func mapTables() {
    let table = NSMapTable<NSString, Ear>.strongToWeakObjects()
    let kept = Ear()
    do {
      let gone = Ear()
      table.setObject(gone, forKey: "gone")
      table.setObject(kept, forKey: "kept")
      #expect(table.count == 2 && table.object(forKey: "gone") === gone)
    }
    #expect(table.count == 1 && table.object(forKey: "gone") == nil && table.object(forKey: "kept") === kept)
    #expect(table.keyEnumerator().allObjects as? [NSString] == ["kept"])
    table.removeObject(forKey: "kept")
    #expect(table.objectEnumerator() == nil)
  }

  @Test("A pointer array keeps the places of what is gone until it is compacted") func pointerArrays() {
    let list = NSPointerArray.weakObjects()
    let kept = Ear()
    do {
      let gone = Ear()
      unsafe list.addPointer(Unmanaged.passUnretained(gone).toOpaque())
      unsafe list.addPointer(Unmanaged.passUnretained(kept).toOpaque())
    }
    let isGone = unsafe list.pointer(at: 0) == nil
    #expect(list.count == 2 && list.allObjects.count == 1 && isGone)
    list.compact()
    let isKept = unsafe list.pointer(at: 0) == Unmanaged.passUnretained(kept).toOpaque()
    #expect(list.count == 1 && isKept)
  }
}
